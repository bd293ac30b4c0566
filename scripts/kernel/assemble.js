// Turns the text format of WebAssembly into the binary one: functions, locals, one memory, and instructions in brackets.
import { opcodes } from './opcodes.js';
import { readExpressions } from './read-expressions.js';

const types = { i32: 0x7f, f64: 0x7c, f32: 0x7d, v128: 0x7b };

/** The bytes of a module. Fails on anything that this part of the format doesn't have. */
export function assemble(text) {
  const [[, ...parts]] = readExpressions(text);
  const names = parts.map(([, name]) => name);
  const functions = parts.map((part) => readFunction(part, names));
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list(functions.map(({ params, results }) => [0x60, ...list(params), ...list(results)]))),
    ...section(3, list(functions.map((_, index) => unsigned(index)))),
    ...section(5, list([[0x00, ...unsigned(1)]])),
    ...section(7, list([exported('memory', 2, 0), ...functions.map(({ name }, index) => exported(name, 0, index))])),
    ...section(10, list(functions.map(({ code }) => [...unsigned(code.length), ...code]))),
  ]);
}

function readFunction([, name, ...parts], functions) {
  const declared = (kind) => parts.filter((part) => part[0] === kind);
  const places = new Map([...declared('param'), ...declared('local')].map(([, local], index) => [local, index]));
  const locals = declared('local').map(([, , type]) => [1, types[type]]);
  const body = parts.filter(([kind]) => !['param', 'result', 'local'].includes(kind));
  return {
    name: name.slice(1),
    params: declared('param').map(([, , type]) => [types[type]]),
    results: declared('result').map(([, type]) => [types[type]]),
    code: [...list(locals), ...body.flatMap((one) => instruction(one, { places, functions, labels: [] })), 0x0b],
  };
}

function instruction([word, ...rest], scope) {
  const inner = (parts, labels = scope.labels) => parts.flatMap((part) => instruction(part, { ...scope, labels }));
  switch (word) {
    case 'block':
    case 'loop': {
      const [label, ...body] = rest;
      return [word === 'loop' ? 0x03 : 0x02, 0x40, ...inner(body, [label, ...scope.labels]), 0x0b];
    }
    case 'if': {
      const [condition, [, ...yes], [, ...no] = []] = rest;
      const labels = ['', ...scope.labels];
      const otherwise = no.length === 0 ? [] : [0x05, ...inner(no, labels)];
      return [...inner([condition]), 0x04, 0x40, ...inner(yes, labels), ...otherwise, 0x0b];
    }
    case 'br':
    case 'br_if': {
      const [label, ...operands] = rest;
      const depth = scope.labels.indexOf(label);
      if (depth === -1) throw new Error(`There is no ${label} around this ${word}.`);
      return [...inner(operands), word === 'br' ? 0x0c : 0x0d, ...unsigned(depth)];
    }
    default:
      return plainInstruction(word, rest, scope);
  }
}

function plainInstruction(word, rest, scope) {
  const found = opcodes[word];
  if (found === undefined) throw new Error(`${word} is not known.`);
  const [kind, ...code] = found;
  const immediates = rest.filter((part) => !Array.isArray(part));
  const operands = rest.filter((part) => Array.isArray(part)).flatMap((part) => instruction(part, scope));
  return [...operands, ...code, ...encoders[kind](immediates, scope)];
}

const encoders = {
  plain: () => [],
  local: ([name], { places }) => {
    if (!places.has(name)) throw new Error(`There is no ${name} here.`);
    return unsigned(places.get(name));
  },
  integer: ([text]) => signed(Number(text)),
  float: ([text]) => [...new Uint8Array(Float64Array.of(Number(text)).buffer)],
  zeros: () => new Array(16).fill(0),
  lane: ([text]) => [Number(text)],
  // Nothing is kept beside the address.
  memory: () => [0],
  function: ([name], { functions }) => unsigned(functions.indexOf(name)),
};

function section(number, content) {
  return [number, ...unsigned(content.length), ...content];
}

function list(items) {
  return [...unsigned(items.length), ...items.flat()];
}

function exported(name, kind, index) {
  return [...list([...name].map((letter) => [letter.charCodeAt(0)])), kind, ...unsigned(index)];
}

function unsigned(number) {
  const bytes = [];
  let rest = number;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80);
  return [...bytes, rest];
}

function signed(number) {
  const bytes = [];
  let rest = number;
  for (; rest < -64 || rest > 63; rest >>= 7) bytes.push((rest & 0x7f) | 0x80);
  return [...bytes, rest & 0x7f];
}
