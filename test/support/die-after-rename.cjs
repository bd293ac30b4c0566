// Loaded before a program with NODE_OPTIONS: kills it right after it put a file in the place that AGENTSOUL_TEST_DIES_AT names.
const files = require('node:fs/promises');
const rename = files.rename;
const [place, count = '1'] = (process.env.AGENTSOUL_TEST_DIES_AT ?? '').split('#');
let seen = 0;

files.rename = async (from, to) => {
  await rename(from, to);
  if (!String(to).includes(place)) return;
  seen += 1;
  if (seen === Number(count)) process.kill(process.pid, 'SIGKILL');
};
