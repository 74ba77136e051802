import { type CallFailure, toFailure } from '../../api/callError.ts';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { withCurrentData } from '../../domain/cart/currentLine.ts';
import { type RemovalReason, withRemoved } from '../../domain/cart/removedLines.ts';
import { nextFrame } from '../../platform/nextFrame.ts';
import { storeStock, type VerificationResult } from './cartChecks.ts';
import type { CartDependencies } from './cartDependencies.ts';
import { detailsAfterRemoval } from './changeLines.ts';
import { inChunks } from './inChunks.ts';
import { type CurrentLine, loadCurrentLines } from './loadCurrentLines.ts';
import { createBatches } from './loadCurrentProducts.ts';

/** Lines of one price call (rules: Price verification), and how many of these are under way at once. */
const CHUNKS = { size: 10, atOnce: 6 };
/**
 * Lines of one call for products, rules, units or stock: those of ten price calls.
 * A back office takes up to 500 ids, but an address of 100 is short enough for any proxy, and soon answered.
 */
const BATCH_SIZE = 10 * CHUNKS.size;
const STALE_MS = 60_000;

const EXPECTED_FAILURES: readonly CallFailure[] = ['network', 'timeout', 'server', 'unauthorized'];

const isLoggedIn = ({ session }: CartDependencies) => session.getState().status === 'in';

const asOfKey = ({ customer }: CartDependencies) => `prices.${ownerKey(customer.email)}.asOf`;

/** The cart's lines as they are now, on the terms that came; a line that was replaced meanwhile is left alone. */
const renewLines = ({ cart, context }: CartDependencies, answers: readonly CurrentLine[]): void => {
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  const terms = answers.flatMap((answer) => (answer.reason === null ? [answer.offer] : []));
  if (terms.length > 0) storeStock(cart, terms);
  cart.renewEntries(
    cart.state.getState().entries.map((entry) => {
      const answer = byKey.get(entry.key);
      if (answer?.reason !== null || answer.productId !== entry.line.productId) return entry;
      const line = withCurrentData(entry.line, answer.offer, context);
      return line === entry.line ? entry : { ...entry, line };
    }),
  );
};

const removeUnavailable = (
  dependencies: CartDependencies,
  reasons: ReadonlyMap<string, CurrentLine>,
): number => {
  const { cart } = dependencies;
  const { entries, details } = cart.state.getState();
  const reasonFor = ({ key, line }: CartEntry): RemovalReason | null => {
    const answer = reasons.get(key);
    return answer?.productId === line.productId ? answer.reason : null;
  };
  const went = entries.flatMap((entry) => {
    const reason = reasonFor(entry);
    return reason === null ? [] : [{ line: entry.line, reason }];
  });
  if (went.length === 0) return 0;
  const left = entries.filter((entry) => reasonFor(entry) === null);
  cart.dropEntries(left, {
    ...detailsAfterRemoval(dependencies, left),
    removed: withRemoved(details.removed, went),
  });
  return went.length;
};

const verify = async (
  dependencies: CartDependencies,
  entries: readonly CartEntry[],
): Promise<VerificationResult> => {
  const { cart, clock, local, errors } = dependencies;
  const { state, verified } = cart.checks;
  const removals = new Map<string, CurrentLine>();
  let received: CurrentLine[] = [];
  let writing: Promise<void> | null = null;

  /** All that comes within one frame is written once. */
  const write = async () => {
    await nextFrame();
    writing = null;
    const answers = received;
    received = [];
    if (isLoggedIn(dependencies)) renewLines(dependencies, answers);
  };

  let ok = true;
  state.setState({ status: 'checking' });
  const batchOf = createBatches(dependencies, entries, BATCH_SIZE);
  try {
    await inChunks(entries, CHUNKS, async (chunk) => {
      const [first] = chunk;
      const answers = await loadCurrentLines(dependencies, chunk, first && batchOf(first));
      for (const answer of answers) {
        verified.set(answer.key, clock.now());
        if (answer.reason !== null) removals.set(answer.key, answer);
      }
      received.push(...answers);
      writing ??= write();
    });
  } catch (error) {
    ok = false;
    if (!EXPECTED_FAILURES.includes(toFailure(error))) errors.report('Verifying prices', error);
  }
  if (writing) await writing;
  const removed = isLoggedIn(dependencies) ? removeUnavailable(dependencies, removals) : 0;
  if (ok) local.write(asOfKey(dependencies), String(clock.now()));
  const asOf = Number(local.read(asOfKey(dependencies))) || null;
  state.setState({ status: ok ? 'checked' : 'unanswered', asOf });
  return { ok, removed };
};

/**
 * Price verification (rules: Price verification): asks the back office for every line's price in chunks of 10, and for
 * its product, rules, units and stock in batches, renews the lines and takes out those that can't be had any more. What
 * changed about the others is found in the lines (`changedLines`). Lines verified within the last minute are left out,
 * unless `force` is set. Never throws: a line without an answer stays as it is.
 */
export const verifyCart = async (
  dependencies: CartDependencies,
  { force = false } = {},
): Promise<VerificationResult> => {
  const { cart, clock } = dependencies;
  let removed = 0;
  if (!isLoggedIn(dependencies)) return { ok: false, removed };
  const { checks } = cart;
  for (let before = checks.running; before; before = checks.running) {
    const verified = await before;
    if (!force) return verified;
    removed += verified.removed;
  }
  const { verified } = checks;
  const oldest = clock.now() - STALE_MS;
  const entries = cart.state
    .getState()
    .entries.filter(({ key }) => force || (verified.get(key) ?? Number.NEGATIVE_INFINITY) <= oldest);
  if (entries.length === 0) return { ok: true, removed };
  const run = verify(dependencies, entries).finally(() => {
    checks.running = null;
  });
  checks.running = run;
  const now = await run;
  return { ...now, removed: removed + now.removed };
};
