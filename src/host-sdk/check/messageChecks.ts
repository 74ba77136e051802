import { MINOR, PROTOCOL } from '../../bridge/contract.ts';
import { isRecord } from './answers.ts';
import { type Check, type Finding, finding } from './check.ts';
import { type CallResult, detailOf, type Heard, LIMITS } from './converse.ts';
import { complainAboutAnswer, complainAboutCall, eventNames, parentCalls } from './schema.ts';

type MessageCheck = Check<Heard>;

const UPDATE =
  'the portal’s build doesn’t keep the contract: deploy a newer one, and report it with this line';
const NO_HELLO = 'see page.* and script.* above, and list the parent’s origin under `parents` of config.json';

const helloOf = ({ hello }: Heard): Record<string, unknown> | null => (isRecord(hello) ? hello : null);

// Newer portals have events and calls that this SDK doesn't know.
const isNewer = (heard: Heard): boolean => Number(helloOf(heard)?.minor ?? 0) > MINOR;

const capabilitiesOf = (heard: Heard): unknown[] => [helloOf(heard)?.capabilities ?? []].flat();

/** The first complaint, or how many there were to judge; null when there were none. */
const judgeEach = (
  messages: readonly unknown[],
  complain: (message: unknown) => string | null,
): Finding | null => {
  if (messages.length === 0) return null;
  const complaint = messages.map(complain).find((text) => text !== null);
  return finding(!complaint, complaint ?? `${messages.length} right`);
};

const helloChecks: readonly MessageCheck[] = [
  {
    id: 'message.hello',
    expected: `hello within ${LIMITS.helloMs / 1_000} s`,
    fix: NO_HELLO,
    judge: ({ hello }) => finding(hello !== null, hello === null ? 'nothing was said' : 'said'),
  },
  {
    id: 'message.hello-shape',
    expected: 'hello as the contract describes it',
    fix: UPDATE,
    judge: ({ hello }) =>
      judgeEach(hello === null ? [] : [hello], (message) => complainAboutCall('hello', message)),
  },
  {
    id: 'message.protocol',
    expected: `protocol ${PROTOCOL}`,
    fix: 'install the host SDK of the portal’s version',
    judge(heard) {
      const hello = helloOf(heard);
      return hello && finding(hello.protocol === PROTOCOL, `protocol ${hello.protocol}`);
    },
  },
  {
    id: 'message.offered-calls',
    expected: 'only calls of the contract are offered',
    fix: UPDATE,
    judge(heard) {
      if (!helloOf(heard) || isNewer(heard)) return null;
      const unknown = capabilitiesOf(heard).filter((name) => !parentCalls.includes(String(name)));
      return finding(unknown.length === 0, unknown.join(', ') || 'only those');
    },
  },
  {
    id: 'message.token-request',
    expected: 'a token is asked for with a reason, first `initial`',
    fix: UPDATE,
    judge({ hello, tokenRequests }) {
      if (hello === null) return null;
      const [first] = tokenRequests;
      if (first === undefined) return finding(false, 'never asked');
      if (!isRecord(first) || first.reason !== 'initial') return finding(false, JSON.stringify(first));
      return judgeEach(tokenRequests, (request) => complainAboutCall('getToken', request));
    },
  },
  {
    id: 'message.link-places',
    expected: 'links are asked for by places of the contract',
    fix: UPDATE,
    judge: ({ links }) => judgeEach(links, (place) => complainAboutCall('linkFor', place)),
  },
  {
    id: 'message.display-mode',
    expected: 'full screen is asked for as the contract describes it, when the customer wants it',
    fix: UPDATE,
    judge({ fullscreen: { isWanted, requests } }) {
      if (requests.length !== Number(isWanted)) return finding(false, `asked ${requests.length} times`);
      return judgeEach(requests, (mode) => complainAboutCall('requestDisplayMode', mode));
    },
  },
];

const statusOf = ({ events }: Heard): unknown[] =>
  events.flatMap((event) => detailOf(event, 'status')?.status ?? []);

const startChecks: readonly MessageCheck[] = [
  {
    id: 'message.ready',
    expected: `status ready within ${LIMITS.readyMs / 1_000} s`,
    fix: 'is --token of a customer of this portal, and do its services answer? see *.preflight and *.cors above',
    judge(heard) {
      if (!heard.hasToken || heard.hello === null) return null;
      const said = statusOf(heard);
      return finding(said.includes('ready'), said.join(', ') || 'no status');
    },
  },
  {
    id: 'message.no-token',
    expected: 'without a token the session has expired',
    fix: UPDATE,
    judge(heard) {
      if (heard.hasToken || heard.hello === null) return null;
      const said = statusOf(heard);
      // A portal that is open to everyone needs no customer.
      const isRight = said.includes('session-expired') || said.includes('ready');
      return finding(isRight, said.join(', ') || 'no status');
    },
  },
  {
    id: 'message.height',
    expected: 'the height of the content, when the frame fits it',
    fix: UPDATE,
    judge(heard) {
      if (!statusOf(heard).includes('ready')) return null;
      const heights = heard.events.flatMap((event) => detailOf(event, 'size')?.height ?? []);
      const isRight = (height: unknown) => typeof height === 'number' && height > 0;
      return finding(heights.length > 0 && heights.every(isRight), heights.join(', ') || 'no size');
    },
  },
  {
    id: 'message.navigation',
    expected: 'navigation says that the parent went to the cart',
    fix: UPDATE,
    judge({ calls, events }) {
      const answer = calls.navigate?.answer;
      if (!isRecord(answer) || answer.ok !== true) return null;
      const isThere = events.some((event) => {
        const { by, target } = detailOf(event, 'navigation') ?? {};
        return by === 'parent' && isRecord(target) && target.to === 'cart';
      });
      return finding(isThere, isThere ? 'said' : 'not said');
    },
  },
];

const nameOf = (event: unknown): string => (isRecord(event) ? String(event.name) : '');

const eventChecks: readonly MessageCheck[] = [
  ...eventNames.map(
    (name): MessageCheck => ({
      id: `message.event-${name}`,
      expected: `${name} as the contract describes it`,
      fix: UPDATE,
      judge: ({ events }) =>
        judgeEach(
          events.filter((event) => nameOf(event) === name),
          (event) => complainAboutCall('event', event),
        ),
    }),
  ),
  {
    id: 'message.event-names',
    expected: 'no event that the contract doesn’t name',
    fix: UPDATE,
    judge(heard) {
      if (heard.hello === null || isNewer(heard)) return null;
      const unknown = heard.events.map(nameOf).filter((name) => !eventNames.includes(name));
      return finding(unknown.length === 0, unknown.join(', ') || 'none');
    },
  },
];

const judgeAnswer = (call: string, { answer, failure }: CallResult): Finding => {
  const complaint = failure ?? complainAboutAnswer(call, answer);
  return finding(complaint === null, complaint ?? 'right');
};

const isRefusal = (answer: unknown): boolean => isRecord(answer) && answer.ok === false;

const malformedCheck = (call: string): MessageCheck => ({
  id: `message.${call}-malformed`,
  expected: `${call} with nonsense is answered with a code`,
  fix: UPDATE,
  judge({ calls }) {
    const asked = calls[`${call}.malformed`];
    if (!asked) return null;
    const judged = judgeAnswer(call, asked);
    return judged.passed ? finding(isRefusal(asked.answer), JSON.stringify(asked.answer)) : judged;
  },
});

const callChecks: readonly MessageCheck[] = [
  ...parentCalls.map(
    (name): MessageCheck => ({
      id: `message.${name}`,
      expected: `${name} is answered as the contract describes it`,
      fix: UPDATE,
      judge({ calls }) {
        const asked = calls[name];
        return asked ? judgeAnswer(name, asked) : null;
      },
    }),
  ),
  malformedCheck('navigate'),
  malformedCheck('update'),
  {
    id: 'message.unknown-call',
    expected: 'a call that the contract doesn’t name is refused',
    fix: UPDATE,
    judge({ calls: { unknown } }) {
      if (!unknown) return null;
      const isRefused = unknown.failure === 'refused' || isRefusal(unknown.answer);
      return finding(isRefused, unknown.failure ?? JSON.stringify(unknown.answer));
    },
  },
];

export const messageChecks: readonly MessageCheck[] = [
  ...helloChecks,
  ...startChecks,
  ...eventChecks,
  ...callChecks,
];
