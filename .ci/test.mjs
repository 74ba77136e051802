/**
 * `npm test`: runs every check and test, also after a failure so that one run shows all that is wrong, and reports the time of
 * each and the tested databases. Scripts that leave a processor free run at the same time.
 */
import { execFileSync, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findPostgres } from '../tests/support/backEnd/postgres.ts';

/**
 * The npm scripts, in order; those of one group run at the same time. Round trips are mostly waited for, so they are counted beside
 * what keeps the processors busy. The bench and the journeys on Firestore start servers that have to answer in time, so the tests don't run
 * beside them.
 */
const GROUPS = [
  ['bench:calibration'],
  ['build', 'check:format', 'check:types', 'check:unused'],
  ['test:trips', 'test:vitest'],
  ['bench:quick', 'test:firestore'],
  ['test:e2e'],
];
/** Long ones. */
const SHOWN_AT_ONCE = ['test:vitest', 'test:e2e'];
/** These leave the processors to what runs beside them (nice value). */
const PRIORITIES = { 'test:vitest': 10 };
/** How long all of it should take on the reference machine of the benchmarks, s. */
const GOAL_SECONDS = 540;
/** Lines of a failed script that are repeated at the end, where Vitest and Playwright say what failed. */
const REPEATED_LINES = 60;

/** Node keeps compiled code there: a back end, of which the tests start hundreds, starts in half of the time. */
const COMPILE_CACHE = resolve('.cache/compiled');

const seconds = (since) => ((Date.now() - since) / 1_000).toFixed(1);

/** The output is shown at once, or at the end when it would mix with that of another script. */
const run = (script, isShownAtOnce) =>
  new Promise((resolve) => {
    const began = Date.now();
    if (isShownAtOnce) process.stdout.write(`\n── ${script}\n`);
    const child = spawn('npm', ['run', '--silent', script], {
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
      env: { ...process.env, NODE_COMPILE_CACHE: COMPILE_CACHE },
    });
    if (child.pid && PRIORITIES[script]) setPriority(child.pid, PRIORITIES[script]);
    const chunks = [];
    const keep = (chunk) => {
      chunks.push(chunk);
      if (isShownAtOnce) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => keep(Buffer.from(`${error.message}\n`)));
    child.once('close', (code) => {
      const took = seconds(began);
      const output = Buffer.concat(chunks).toString();
      if (!isShownAtOnce) process.stdout.write(`\n── ${script}\n${output}`);
      process.stdout.write(`── ${script}: ${code === 0 ? 'passed' : 'failed'} in ${took} s\n`);
      resolve({ script, took, hasPassed: code === 0, output });
    });
  });

const databases = () => {
  const programs = findPostgres();
  if (programs === null) return 'PGlite (no PostgreSQL server was found)';
  const version = execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return `PGlite, ${version.replace('postgres (PostgreSQL)', 'PostgreSQL').trim()}`;
};

/** The time of the whole run as it would be on the reference machine, beside the goal. A slower machine doesn't fail it. */
const onReference = (took, output) => {
  const scale = Number(/× ([\d.]+)\.$/m.exec(output)?.[1]);
  if (!(scale > 0)) return '';
  const compared = took * scale;
  return `, ${compared.toFixed(0)} s on the reference machine (goal ${GOAL_SECONDS} s${compared > GOAL_SECONDS ? ', missed' : ''})`;
};

const began = Date.now();
const results = [];
for (const group of GROUPS) {
  results.push(...(await Promise.all(group.map((script) => run(script, SHOWN_AT_ONCE.includes(script))))));
}
const hasPassed = results.every((result) => result.hasPassed);
for (const { script, output } of results.filter((result) => !result.hasPassed)) {
  const lines = output.split('\n').filter((line) => !/^\s*(✓|$)/.test(stripVTControlCharacters(line)));
  const end = lines.slice(-REPEATED_LINES).join('\n');
  process.stdout.write(`\n── ${script}, the end of its output\n${end}\n`);
}
const all = seconds(began);
const lines = [
  '',
  ...results.map(
    (result) => `${result.hasPassed ? '✓' : '✗'} ${result.script.padEnd(17)} ${result.took.padStart(7)} s`,
  ),
  `  ${'all'.padEnd(17)} ${all.padStart(7)} s${onReference(Number(all), results[0].output)}`,
  `  Databases: ${databases()}`,
  '',
];
process.stdout.write(lines.join('\n'));
process.exit(hasPassed ? 0 : 1);
