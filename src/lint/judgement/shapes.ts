/** What a text looks like: numbers, addresses, commands, loud letters. Each name is a bit, the first is the lowest. */
export const shapeNames = [
  'number',
  'url',
  'address',
  'machine',
  'domain',
  'own-file',
  'path',
  'shell',
  'loud',
  'quote',
  'code',
  'question',
  'date',
] as const;

type Shape = (typeof shapeNames)[number];

function bitOf(shape: Shape): number {
  return 1 << shapeNames.indexOf(shape);
}

const bits = {
  number: bitOf('number'),
  url: bitOf('url'),
  address: bitOf('address'),
  machine: bitOf('machine'),
  domain: bitOf('domain'),
  ownFile: bitOf('own-file'),
  path: bitOf('path'),
  shell: bitOf('shell'),
  loud: bitOf('loud'),
  quote: bitOf('quote'),
  code: bitOf('code'),
  question: bitOf('question'),
  date: bitOf('date'),
};

/** One look at the signs of a text tells which patterns can't match, and most can't. */
export function shapesOf(text: string): number {
  const signs = signsIn(text);
  let shapes = 0;
  if ((signs & sign.digit) !== 0) {
    shapes |= bits.number;
    if ((signs & (sign.dash | sign.beyond)) !== 0 && date.test(text)) shapes |= bits.date;
  }
  if ((signs & sign.quote) !== 0) shapes |= bits.quote;
  if ((signs & sign.tick) !== 0) shapes |= bits.code;
  if ((signs & sign.question) !== 0 && question.test(text)) shapes |= bits.question;
  if ((signs & sign.slash) !== 0) {
    if (url.test(text)) shapes |= bits.url;
    if (path.test(text)) shapes |= bits.path;
  }
  if ((signs & sign.at) !== 0 && address.test(text)) shapes |= bits.address;
  if ((signs & sign.digitAfterStop) !== 0 && machine.test(text)) shapes |= bits.machine;
  if ((signs & sign.letterAfterStop) !== 0) {
    if (domain.test(text)) shapes |= bits.domain;
    if (ownFile.test(text)) shapes |= bits.ownFile;
  }
  if ((signs & (sign.command | sign.dash)) !== 0 && shell.test(text)) shapes |= bits.shell;
  if ((signs & sign.loud) !== 0 && loud.test(text)) shapes |= bits.loud;
  return shapes;
}

/** The shapes of two texts with a space between them, from those of each. */
export function joinShapes(
  one: { readonly text: string; readonly shapes: number },
  other: { readonly text: string; readonly shapes: number },
): number {
  const shapes = (one.shapes & ~bits.question) | other.shapes;
  const tail = one.text.slice(-24);
  // What stands on both sides of the space: loud letters, a pipe and its shell, an option.
  const isLoud = loud.test(`${tail} ${other.text.slice(0, 24)}`);
  const mayPipe = other.text.startsWith('--') || tail.slice(-3).includes('|');
  return shapes | (isLoud ? bits.loud : 0) | (mayPipe && shell.test(`${tail} ${other.text}`) ? bits.shell : 0);
}

const url = /https?:\/\//;
const address = /[\w.-]@[\w-]{1,64}\.\w/;
const machine = /\b\d{1,3}(?:\.\d{1,3}){3}\b/;
// The full stop first, because it is soon found.
const domain = /\.(?<=\b[\w-]{1,40}\.)(?:com|net|org|io|de|jp|cn|ru|es|example)\b/;
const ownFile = /\b(?:SOUL|MEMORY|AGENTS|USER|IDENTITY|TOOLS|HEARTBEAT)\.md\b/;
const path = /(?:~|\.)?\/[\w.-]{2,}/;
const shell = /\|\s{0,3}(?:ba|z)?sh\b|\$\(|\$\{|\{\{|\s--[a-z]/;
const loud = /[A-Z]{4}[^a-z]{1,20}[A-Z]{4}|!!|！！|【/;
const question = /[?？]\s*$/;
const date = /\d{4}-\d{2}-\d{2}|月\d{1,2}日/;

const sign = {
  digit: 1,
  quote: 2,
  tick: 4,
  question: 8,
  slash: 16,
  at: 32,
  command: 64,
  dash: 128,
  loud: 256,
  beyond: 512,
  stop: 1024,
  letterAfterStop: 2048,
  digitAfterStop: 4096,
  capital: 8192,
  small: 16_384,
};

const signOf = new Uint16Array(128);
for (let unit = 48; unit <= 57; unit++) signOf[unit] = sign.digit;
for (let unit = 65; unit <= 90; unit++) signOf[unit] = sign.capital;
for (let unit = 97; unit <= 122; unit++) signOf[unit] = sign.small;
signOf[0x22] = sign.quote;
signOf[0x60] = sign.tick;
signOf[0x3f] = sign.question;
signOf[0x2f] = sign.slash;
signOf[0x40] = sign.at;
for (const unit of [0x7c, 0x24, 0x7b]) signOf[unit] = sign.command;
signOf[0x2d] = sign.dash;
signOf[0x21] = sign.loud;
signOf[0x2e] = sign.stop;

/** The signs that a text holds. Four capitals in a row are loud, as are signs that shout by themselves. */
function signsIn(text: string): number {
  let found = 0;
  let capitals = 0;
  let isAfterStop = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    const own = unit < 128 ? (signOf[unit] ?? 0) : signBeyond(unit);
    found |= own;
    if (own === sign.capital) {
      if (++capitals === 4) found |= sign.loud;
    } else capitals = 0;
    if (isAfterStop) {
      if (own === sign.small) found |= sign.letterAfterStop;
      if (own === sign.digit) found |= sign.digitAfterStop;
    }
    isAfterStop = own === sign.stop;
  }
  return found;
}

function signBeyond(unit: number): number {
  if (unit === 0xff1f) return sign.beyond | sign.question;
  if (unit === 0xff01 || unit === 0x3010) return sign.beyond | sign.loud;
  return quotes.includes(unit) ? sign.beyond | sign.quote : sign.beyond;
}

const quotes = [...'“”„«»「」『』'].map((quote) => quote.charCodeAt(0));
