//! Rewriting one file: every mutant becomes a branch that is taken when it is alive.

use std::collections::BTreeMap;

use proc_macro2::Span;
use syn::spanned::Spanned;
use syn::visit_mut::{self, VisitMut};
use syn::{Arm, BinOp, Block, Expr, File, Member, ReturnType, Signature, Stmt, Type, parse_quote, parse_str};

use crate::{Mutant, Place};

/// The mutants of one file that are still to be woven in, by kind and place.
pub(crate) struct Weaver {
    waiting: BTreeMap<(String, Place), Vec<(u32, String)>>,
    woven: Vec<u32>,
}

impl Weaver {
    /// Weaves mutants into a file; says which of them. Not all can be: nothing constant can ask which one is alive.
    pub(crate) fn weave(source: &mut File, mutants: Vec<(u32, Mutant)>) -> Vec<u32> {
        let mut waiting: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (number, mutant) in mutants {
            let at = waiting.entry((mutant.genre, mutant.span.start)).or_default();
            at.push((number, mutant.replacement));
        }
        let mut weaver = Weaver { waiting, woven: Vec::new() };
        weaver.visit_file_mut(source);
        weaver.woven
    }

    /// The mutants of a kind at a place.
    fn take(&mut self, genre: &str, at: Span) -> Vec<(u32, String)> {
        let start = at.start();
        let place = Place { line: start.line, column: start.column + 1 };
        let found = self.waiting.remove(&(genre.to_owned(), place)).unwrap_or_default();
        self.woven.extend(found.iter().map(|(number, _)| *number));
        found
    }

    /// `FnValue`: the function returns something else at once.
    fn weave_body(&mut self, signature: &Signature, body: &mut Block) {
        let Some(first) = body.stmts.first() else { return };
        let abstracted =
            matches!(&signature.output, ReturnType::Type(_, of) if matches!(**of, Type::ImplTrait(_)));
        if abstracted {
            return;
        }
        for (number, value) in self.take("FnValue", first.span()) {
            let value: Expr = parse_str(&value).expect("cargo-mutants writes expressions");
            let early: Stmt = parse_quote!(if crate::woven::alive(#number) { return #value; });
            body.stmts.insert(0, early);
        }
    }
}

/// Whether a condition binds something, so that it cannot be taken apart.
fn binds(expr: &Expr) -> bool {
    match expr {
        Expr::Let(_) => true,
        Expr::Binary(binary) => binds(&binary.left) || binds(&binary.right),
        _ => false,
    }
}

/// The expression, or another if the mutant is alive.
fn either(number: u32, mutated: &Expr, expr: &Expr) -> Expr {
    parse_quote!((if crate::woven::alive(#number) { #mutated } else { #expr }))
}

impl VisitMut for Weaver {
    // What is constant is left alone.
    fn visit_item_const_mut(&mut self, _: &mut syn::ItemConst) {}
    fn visit_item_static_mut(&mut self, _: &mut syn::ItemStatic) {}
    fn visit_impl_item_const_mut(&mut self, _: &mut syn::ImplItemConst) {}
    fn visit_trait_item_const_mut(&mut self, _: &mut syn::TraitItemConst) {}
    fn visit_type_mut(&mut self, _: &mut Type) {}
    fn visit_pat_mut(&mut self, _: &mut syn::Pat) {}

    fn visit_item_fn_mut(&mut self, item: &mut syn::ItemFn) {
        if item.sig.constness.is_none() {
            visit_mut::visit_item_fn_mut(self, item);
            self.weave_body(&item.sig, &mut item.block);
        }
    }

    fn visit_impl_item_fn_mut(&mut self, item: &mut syn::ImplItemFn) {
        if item.sig.constness.is_none() {
            visit_mut::visit_impl_item_fn_mut(self, item);
            self.weave_body(&item.sig, &mut item.block);
        }
    }

    fn visit_arm_mut(&mut self, arm: &mut Arm) {
        let at = arm.span();
        if let Some((_, guard)) = &mut arm.guard
            && !binds(guard)
        {
            for (number, value) in self.take("MatchArmGuard", guard.span()) {
                let value: Expr = parse_str(&value).expect("true or false");
                **guard = either(number, &value, guard);
            }
        }
        visit_mut::visit_arm_mut(self, arm);
        let deleted = self.take("MatchArm", at);
        for (number, _) in deleted {
            match &mut arm.guard {
                Some((_, guard)) => **guard = parse_quote!(!crate::woven::alive(#number) && #guard),
                None => {
                    let guard = parse_quote!(!crate::woven::alive(#number));
                    arm.guard = Some((Default::default(), Box::new(guard)));
                }
            }
        }
    }

    fn visit_expr_mut(&mut self, expr: &mut Expr) {
        visit_mut::visit_expr_mut(self, expr);
        match expr.clone() {
            Expr::Binary(binary) if !binds(expr) => {
                for (number, operator) in self.take("BinaryOperator", binary.op.span()) {
                    let op: BinOp = parse_str(&operator).expect("cargo-mutants writes operators");
                    let mut mutated = binary.clone();
                    mutated.op = op;
                    *expr = either(number, &Expr::Binary(mutated), expr);
                }
            }
            Expr::Unary(unary) => {
                for (number, _) in self.take("UnaryOperator", unary.op.span()) {
                    *expr = either(number, &unary.expr, expr);
                }
            }
            Expr::Struct(whole) if whole.rest.is_some() => {
                for (at, field) in whole.fields.iter().enumerate() {
                    for (number, _) in self.take("StructField", field.span()) {
                        let mut mutated = whole.clone();
                        let kept = whole.fields.iter().enumerate().filter(|(other, _)| *other != at);
                        mutated.fields = kept.map(|(_, field)| field.clone()).collect();
                        if !mutated.fields.is_empty() {
                            // What is left out is taken from the rest, behind a comma.
                            mutated.fields.push_punct(Default::default());
                        }
                        *expr = either(number, &Expr::Struct(mutated), expr);
                    }
                }
            }
            _ => {}
        }
    }

    // An index of a tuple is no expression.
    fn visit_member_mut(&mut self, _: &mut Member) {}
}
