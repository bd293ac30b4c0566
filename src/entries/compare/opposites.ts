const pairs: readonly (readonly [string, string])[] = [
  ['open', 'closed'],
  ['enabled', 'disabled'],
  ['alive', 'dead'],
  ['available', 'unavailable'],
  ['public', 'private'],
  ['married', 'single'],
  ['married', 'divorced'],
  ['on', 'off'],
  ['online', 'offline'],
  ['done', 'open'],
  ['finished', 'unfinished'],
  ['possible', 'impossible'],
  ['allowed', 'forbidden'],
  ['required', 'optional'],
  ['true', 'false'],
  ['cheap', 'expensive'],
  ['safe', 'dangerous'],
  ['active', 'inactive'],
  ['paid', 'unpaid'],
];

const known = new Set(pairs.flatMap(([one, other]) => [`${one}|${other}`, `${other}|${one}`]));

/** Whether two states exclude each other. */
export function areOpposites(one: string, other: string): boolean {
  return known.has(`${one}|${other}`);
}
