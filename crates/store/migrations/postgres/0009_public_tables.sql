-- Whether a table stands on the page of the club, for anybody to join or watch. Others are found by their link alone.
ALTER TABLE company ADD COLUMN public BIGINT NOT NULL DEFAULT 0 CHECK (public IN (0, 1));

CREATE INDEX company_public ON company (table_id) WHERE public = 1;
