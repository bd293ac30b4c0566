import { readFileSync } from 'node:fs';
import { lintText } from '../src/lint/lint-workspace.js';
import { alarmsIn } from './lint-wild/measure.js';
const at = new Date('2026-03-01T00:00:00Z');
const pairs = readFileSync('test/quality/hidden/pairs.jsonl','utf8').trim().split('\n').map((l)=>JSON.parse(l));
for (const p of pairs) { if (alarmsIn(await lintText(p.attack,{path:p.file,at})).length===0) console.log('MISS',p.id); const t = alarmsIn(await lintText(p.twin,{path:p.file,at})); if (t.length) console.log('TWIN',p.id,t.map(x=>x.ruleId+x.severity).join()); }
for (const f of ['near-threats','everyday-lines']) for (const l of readFileSync(`test/quality/honest/${f}.jsonl`,'utf8').trim().split('\n')) { const r = JSON.parse(l); for (const provenance of ['unknown','changed'] as const) { const a = alarmsIn(await lintText(r.text,{path:r.file,at,provenance})); if (a.length) console.log('HONEST',provenance,r.id,a.map(x=>x.ruleId+':'+x.severity+' '+x.excerpt).join(' | ')); } }
import { readAttacks } from '../src/lint/self-test/read-attacks.js';
let twins=0, found=0, errs=0; const {pairs: ap} = readAttacks();
for (const p of ap) { const t = alarmsIn(await lintText(p.twin,{path:p.file,at,provenance:'changed'})); if (t.length) { twins++; console.log('ATWIN',p.id,t.map(x=>x.ruleId+':'+x.severity+' '+x.excerpt).join(' | ')); } const a = alarmsIn(await lintText(p.attack,{path:p.file,at,provenance:'changed'})); if (a.length) found++; if (a.some(x=>x.severity==='error')) errs++; }
console.log({twins, found, errs, of: ap.length});
