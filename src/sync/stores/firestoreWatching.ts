import type { CloudStore, DocumentName } from '../rules/cloudStore.ts';
import type { Records, RecordsNews } from '../rules/records.ts';
import { parseChange } from './firestoreReading.ts';
import { headPath } from './firestoreSchema.ts';

/** Without a word of the database for this long, changes may have been missed, ms: proxies break long connections. */
const SILENCE_MS = 10_000;
/** Documents are read this often while the database can't be heard, ms. */
const POLL_MS = 30_000;

type Options = {
  records: Records;
  alias: string;
  email: string;
  /** Its changes aren't news. */
  writer: string;
  now(): number;
  onChange: Parameters<CloudStore['watch']>[0];
  onGap(): void;
};

type Listening = { last: number; isCurrent: boolean; stop(): void };

export const watchLogs = ({ records, alias, email, writer, now, onChange, onGap }: Options) => {
  const listening = new Map<DocumentName, Listening>();
  const endedAt = new Map<DocumentName, number>();
  const resting = new Map<DocumentName, ReturnType<typeof setTimeout>>();
  let silence: ReturnType<typeof setTimeout> | undefined;

  const poll = () => {
    silence = setTimeout(poll, POLL_MS);
    onGap();
  };

  const checkSilence = () => {
    const isSilent = [...listening.values()].some(({ isCurrent }) => !isCurrent);
    if (isSilent) silence ??= setTimeout(poll, SILENCE_MS);
    else {
      clearTimeout(silence);
      silence = undefined;
    }
  };

  const end = (name: DocumentName) => {
    listening.get(name)?.stop();
    listening.delete(name);
    checkSilence();
  };

  /** False: a change between is missing. */
  const follow = (name: DocumentName, state: Listening, record: unknown): boolean => {
    const change = parseChange(record);
    if (change.revision <= state.last) return true;
    if (change.revision !== state.last + 1) return false;
    state.last = change.revision;
    if (change.writer !== writer) onChange({ name, revision: change.revision, patch: change.patch });
    return true;
  };

  const hear = (name: DocumentName, state: Listening, { added, isCurrent }: RecordsNews) => {
    if (listening.get(name) !== state) return;
    if (added.every((record) => follow(name, state, record))) {
      state.isCurrent = isCurrent;
      checkSilence();
      return;
    }
    end(name);
    onGap();
  };

  /** Heard again with the reading that follows; when it ends again soon, with a later one. */
  const failed = (name: DocumentName) => {
    end(name);
    const isRepeated = now() - (endedAt.get(name) ?? Number.NEGATIVE_INFINITY) < POLL_MS;
    endedAt.set(name, now());
    const rest = () => {
      resting.delete(name);
      onGap();
    };
    if (isRepeated) resting.set(name, setTimeout(rest, POLL_MS));
    onGap();
  };

  return {
    from(name: DocumentName, revision: number) {
      if (listening.has(name) || resting.has(name)) return;
      const state: Listening = { last: revision, isCurrent: false, stop: () => {} };
      listening.set(name, state);
      checkSilence();
      const stop = records.listenAfter(
        `${headPath(alias, email, name)}/changes`,
        revision,
        (news) => hear(name, state, news),
        () => {
          if (listening.get(name) === state) failed(name);
        },
      );
      if (listening.get(name) === state) state.stop = stop;
      else stop();
    },
    stop() {
      for (const { stop } of listening.values()) stop();
      listening.clear();
      for (const timer of resting.values()) clearTimeout(timer);
      clearTimeout(silence);
    },
  };
};
