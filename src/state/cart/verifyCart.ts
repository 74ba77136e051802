import { type CallFailure, toFailure } from '../../api/callError.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { withCurrentData } from '../../domain/cart/currentLine.ts';
import { type RemovalReason, withRemoved } from '../../domain/cart/removedLines.ts';
import { nextFrame } from '../../platform/nextFrame.ts';
import type { Workspace } from '../workspace.ts';
import { noteStock, type VerificationResult } from './cartChecks.ts';
import type { CartStore } from './cartStore.ts';
import { lineContextOf } from './changedLines.ts';
import { detailsAfterRemoval } from './changeLines.ts';
import { inChunks } from './inChunks.ts';
import { type CurrentLine, loadCurrentLines } from './loadCurrentLines.ts';

/** Lines asked for at a time (specification §9), and how many such questions are under way at once. */
const CHUNKS = { size: 10, atOnce: 6 };
/** A line verified so recently isn't asked for again, ms. */
const STALE_MS = 60_000;

/** What a bad line, a busy back office or an ended session explains. */
const NO_LINE: readonly CallFailure[] = ['network', 'timeout', 'server', 'unauthorized'];

type WithCart = Workspace & { cart: CartStore };

const isLoggedIn = ({ portal }: Workspace) => portal.session.getState().status === 'in';

const asOfKey = ({ customer }: Workspace) => `prices.${customer?.email.toLowerCase()}.asOf`;

/** The cart's lines as they are now, on the terms that came; a line that was replaced meanwhile is left alone. */
const renewLines = (workspace: WithCart, answers: readonly CurrentLine[]): void => {
  const { cart } = workspace;
  const context = lineContextOf(workspace);
  const byKey = new Map(answers.map((answer) => [answer.key, answer]));
  const terms = answers.flatMap((answer) => (answer.reason === null ? [answer.terms] : []));
  if (terms.length > 0) noteStock(cart, terms);
  cart.renewEntries(
    cart.state.getState().entries.map((entry) => {
      const answer = byKey.get(entry.key);
      if (answer?.reason !== null || answer.productId !== entry.line.productId) return entry;
      const line = withCurrentData(entry.line, answer.terms, context);
      return line === entry.line ? entry : { ...entry, line };
    }),
  );
};

/** Takes lines out with the resets that go with it, and keeps what is told of them. Answers how many went. */
const takeOut = ({ portal, cart }: WithCart, reasons: ReadonlyMap<string, CurrentLine>): number => {
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
    ...detailsAfterRemoval(portal, left),
    removed: withRemoved(details.removed, went),
  });
  return went.length;
};

const verify = async (workspace: WithCart, entries: readonly CartEntry[]): Promise<VerificationResult> => {
  const { portal, cart } = workspace;
  const { state, verified } = cart.checks;
  const gone = new Map<string, CurrentLine>();
  let arrived: CurrentLine[] = [];
  let writing: Promise<void> | null = null;

  /** All that comes within one frame is written once. */
  const write = async () => {
    await nextFrame();
    writing = null;
    const answers = arrived;
    arrived = [];
    if (isLoggedIn(workspace)) renewLines(workspace, answers);
  };

  let ok = true;
  state.setState({ status: 'checking' });
  try {
    await inChunks(entries, CHUNKS, async (chunk) => {
      const answers = await loadCurrentLines(workspace, chunk);
      for (const answer of answers) {
        verified.set(answer.key, portal.clock.now());
        if (answer.reason !== null) gone.set(answer.key, answer);
      }
      arrived.push(...answers);
      writing ??= write();
    });
  } catch (error) {
    ok = false;
    if (!NO_LINE.includes(toFailure(error))) portal.errors.report('Verifying prices', error);
  }
  if (writing) await writing;
  const removed = isLoggedIn(workspace) ? takeOut(workspace, gone) : 0;
  if (ok) portal.local.write(asOfKey(workspace), String(portal.clock.now()));
  const asOf = Number(portal.local.read(asOfKey(workspace))) || null;
  state.setState({ status: ok ? 'checked' : 'unanswered', asOf });
  return { ok, removed };
};

/**
 * Price verification (specification §4): asks the back office for every line's product, price, rules, units and stock, in
 * chunks of 10, renews the lines and takes out those that can't be had any more. What changed about the others is found in
 * the lines (`changedLines`). Lines verified within the last minute are left out, unless all are wanted `anew`. Never throws:
 * a line without an answer stays as it is.
 */
export const verifyCart = async (
  workspace: Workspace,
  { anew = false } = {},
): Promise<VerificationResult> => {
  const { cart, portal } = workspace;
  let removed = 0;
  if (!cart || !isLoggedIn(workspace)) return { ok: false, removed };
  const { checks } = cart;
  for (let before = checks.running; before; before = checks.running) {
    const verified = await before;
    if (!anew) return verified;
    removed += verified.removed;
  }
  const { verified } = checks;
  const oldest = portal.clock.now() - STALE_MS;
  const entries = cart.state
    .getState()
    .entries.filter(({ key }) => anew || (verified.get(key) ?? Number.NEGATIVE_INFINITY) <= oldest);
  if (entries.length === 0) return { ok: true, removed };
  const run = verify({ ...workspace, cart }, entries).finally(() => {
    checks.running = null;
  });
  checks.running = run;
  const now = await run;
  return { ...now, removed: removed + now.removed };
};
