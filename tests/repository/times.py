"""Finds what fails in a test because the machine is busy, and not because something is broken."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

CLOCKS = {"perf_counter", "monotonic", "process_time", "thread_time", "time"}
CLOCKS |= {f"{name}_ns" for name in CLOCKS}
STEPS = (ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Call, ast.For, ast.FunctionDef, ast.AsyncFunctionDef)
OF_TIMES = {"max", "min", "median", "mean", "abs", "sum", "round", "sorted"}
SUMS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
}
ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
SHORTEST_DEADLINE = 30
HTTPX, WEBSOCKETS = 5, 10
"""Seconds after which these clients give up, if they are not given others."""

MEASURED = "compares a measured time with a number"
SLEEPS = "sleeps instead of waiting for something"
DEADLINE = f"has a deadline of less than {SHORTEST_DEADLINE} seconds"


@dataclass(frozen=True)
class Found:
    """A place and what is wrong there."""

    file: str
    function: str
    line: int
    what: str


def walk(node: ast.AST, function: str = "", loops: bool = False) -> Iterator[tuple[ast.AST, str, bool]]:
    """Every node, the function it is in, and whether it is in a `while` of it: there a sleep is a pause between looks."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield child, function, loops
            yield from walk(child, f"{function}.{child.name}".lstrip("."))
        else:
            yield child, function, loops
            yield from walk(child, function, loops or isinstance(child, ast.While))


def name_of(node: ast.AST | None) -> str:
    """What it is called, without what it belongs to."""
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case ast.Call(func=function):
            return name_of(function)
        case ast.Subscript(value=value) | ast.Starred(value=value):
            return name_of(value)
    return ""


def number(node: ast.AST, named: Mapping[str, float]) -> float | None:
    """The number that is written here, or in the capital letters that stand for it."""
    match node:
        case ast.Constant(value=int() | float() as value) if not isinstance(value, bool):
            return value
        case ast.Name(id=name):
            return named.get(name)
        case ast.BinOp(left=left, op=op, right=right):
            one, other = number(left, named), number(right, named)
            if one is None or other is None:
                return None
            # Of anything else it only matters that it is written down, and not measured.
            return SUMS[type(op)](one, other) if type(op) in SUMS and (other or type(op) is not ast.Div) else one
        case ast.UnaryOp(operand=operand):
            return number(operand, named)
    return None


class Clockwork:
    """Which names hold a time by some clock: variables in their function, attributes and functions in every file."""

    def __init__(self, trees: Mapping[str, ast.AST]) -> None:
        self.names: set[tuple[str, str]] = set()
        """With the outermost function and its file; with neither if it is known everywhere."""
        self.counts = {
            name_of(node.target)
            for tree in trees.values()
            for node in ast.walk(tree)
            if isinstance(node, ast.AnnAssign) and name_of(node.annotation) == "int"
        }
        """Some class has a whole number of this name, so elsewhere an attribute of that name need not be a time."""
        steps = [
            (f"{file} {function.partition('.')[0]}", node)
            for file, tree in trees.items()
            for node, function, _ in walk(tree)
            if isinstance(node, STEPS)
        ]
        before = -1
        while len(self.names) != before:
            before = len(self.names)
            for scope, node in steps:
                self._look(scope, node)

    def _look(self, scope: str, node: ast.AST) -> None:
        match node:
            case ast.Assign(targets=held, value=value):
                pass
            case ast.AnnAssign(target=target, value=ast.expr() as value) | ast.AugAssign(target=target, value=value):
                held = [target]
            case ast.Call(func=ast.Attribute(attr="append", value=target), args=[value]):
                held = [target]
            case ast.For(target=target, iter=many):
                # What holds lists of times: for name, taken in times.items()
                many = many.func.value if isinstance(many, ast.Call) and isinstance(many.func, ast.Attribute) else many
                inside = [each for each in ast.walk(target) if isinstance(each, ast.Name)]
                held, value = ([many], next((each for each in inside if self.measured(scope, each)), many))
            case (
                ast.FunctionDef(name=name, returns=ast.Name(id="float"))
                | ast.AsyncFunctionDef(name=name, returns=ast.Name(id="float"))
            ):
                inner = f"{scope.partition(' ')[0]} {scope.partition(' ')[2] or name}"
                ends = [n for n, inside, _ in walk(node) if isinstance(n, ast.Return) and n.value and not inside]
                if any(self.measured(inner, n.value) for n in ends if n.value):
                    self.names.add(("", name))
                return
            case _:
                return
        if self.measured(scope, value):
            for target in held:
                self.names.add((self._where(scope, target), name_of(target)))

    def _where(self, scope: str, node: ast.expr) -> str:
        """Where this name means the same."""
        if isinstance(node, ast.Attribute):
            return scope.partition(" ")[0] if node.attr in self.counts else ""
        return scope

    def measured(self, scope: str, node: ast.expr) -> bool:
        """Is this a time by some clock, or made of one? The ratio of two times is none."""
        match node:
            case ast.Call(func=function, args=arguments):
                name = name_of(function)
                if name in OF_TIMES:
                    return any(self.measured(scope, each) for each in arguments)
                return name in CLOCKS or ("", name) in self.names
            case ast.Name(id=name) | ast.Attribute(attr=name):
                return (self._where(scope, node), name) in self.names
            case ast.BinOp(left=left, op=ast.Div(), right=right):
                return self.measured(scope, left) and not self.measured(scope, right)
            case ast.BinOp(left=left, right=right):
                return self.measured(scope, left) or self.measured(scope, right)
            case ast.Await(value=value) | ast.Subscript(value=value) | ast.Starred(value=value):
                return self.measured(scope, value)
            case ast.ListComp(elt=value) | ast.GeneratorExp(elt=value):
                return self.measured(scope, value)
        return False


def deadline(node: ast.Call, named: Mapping[str, float]) -> float | None:
    """The seconds after which this gives up."""
    written = [number(each, named) for each in node.args]
    for keyword in node.keywords:
        if keyword.arg in {"timeout", "open_timeout"}:
            return number(keyword.value, named)
        if keyword.arg == "deadline" and (thousandths := number(keyword.value, named)) is not None:
            return thousandths / 1000  # hypothesis counts so
    match name_of(node.func), written:
        case ("timeout" | "wait" | "join" | "result", [seconds]) | ("wait_for", [_, seconds]):
            return seconds
        case "connect", _ if any(each.arg == "additional_headers" for each in node.keywords):
            return WEBSOCKETS
    match node.func:
        case ast.Attribute(value=ast.Name(id="httpx"), attr="AsyncClient" | "Client"):
            return HTTPX
    return None


def findings(sources: Mapping[str, str]) -> list[Found]:
    """All of these files' findings."""
    trees = {file: ast.parse(text) for file, text in sources.items()}
    clocks = Clockwork(trees)
    found: list[Found] = []
    for file, tree in trees.items():
        named = {
            target.id: value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign) and (value := number(node.value, {})) is not None
            for target in node.targets
            if isinstance(target, ast.Name) and target.id.isupper()
        }
        for node, function, loops in walk(tree):
            scope = f"{file} {function.partition('.')[0]}"
            match node:
                case ast.Compare(left=left, ops=ops, comparators=others) if any(isinstance(op, ORDER) for op in ops):
                    sides = [left, *others]
                    # A time is never less than nothing, however busy the machine is.
                    written = [value for each in sides if (value := number(each, named))]
                    if written and any(clocks.measured(scope, each) for each in sides):
                        found.append(Found(file, function, node.lineno, MEASURED))
                case ast.Call(func=called, args=[pause]) if name_of(called) == "sleep":
                    if number(pause, named) != 0 and not loops:
                        found.append(Found(file, function, node.lineno, SLEEPS))
                case ast.Call() if (seconds := deadline(node, named)) is not None and seconds < SHORTEST_DEADLINE:
                    found.append(Found(file, function, node.lineno, DEADLINE))
    return found
