import type { BridgeMessage } from '../../src/host-sdk/index.ts';
import { describe } from './describe.ts';
import { texts } from './texts.ts';

/** A message of the bridge, or what the SDK told the page: a status, an error, the end of a session. */
export type LogEntry = BridgeMessage | { direction: 'told'; name: string; detail: unknown };
export type LoggedMessage = LogEntry & { key: number };

const MARKS = { out: '→', in: '←', told: '!' } as const;
const DIRECTIONS = { out: texts.sent, in: texts.received, told: texts.told } as const;

/** Scrollable lists must be focusable. */
const SCROLLS = { tabIndex: 0 } as const;

export function BridgeLog({ messages, clear }: { messages: readonly LoggedMessage[]; clear: () => void }) {
  return (
    <aside className="bridge" aria-labelledby="bridge-title">
      <header>
        <h2 id="bridge-title">{texts.bridge}</h2>
        <button type="button" className="quiet" onClick={clear}>
          {texts.clear}
        </button>
      </header>
      {messages.length === 0 && <p className="muted">{texts.noMessages}</p>}
      <ol {...SCROLLS} aria-labelledby="bridge-title">
        {messages.map((message) => (
          <li key={message.key} className={message.direction}>
            <span aria-hidden="true">{MARKS[message.direction]}</span>
            <span className="hidden">{DIRECTIONS[message.direction]} </span>
            {describe(message)}
          </li>
        ))}
      </ol>
    </aside>
  );
}
