import type { Destination, PortalEvents } from '../bridge/contract.ts';
import type { CommandAnswer, UrlAdapter } from './options.ts';
import { isSamePlace } from './placeText.ts';

/** Keeps the parent's URL and the place inside the portal in step. */
export type Places = {
  /** Where the portal should start: where it was, where the URL points, or where the parent wants it. */
  initial(): Destination | null;
  /** A load begins; what it reports first is where it landed, no visit. */
  loading(): void;
  /** The portal moved. */
  moved(to: PortalEvents['navigation']): void;
  /** The parent sends the portal somewhere: a visit, which the URL follows. */
  visit(place: Destination): Promise<CommandAnswer>;
  stop(): void;
};

type Options = {
  url: UrlAdapter | undefined;
  first: Destination | undefined;
  send(place: Destination): Promise<CommandAnswer>;
};

const placeOf = ({ target, path }: PortalEvents['navigation']): Destination => target ?? { to: 'path', path };

/**
 * One owner of history (embedding): a visit inside grows the parent's history by one; Back and Forward send the portal to
 * where the URL points and never write it. While a command is on its way what the portal reports is older than the command,
 * or its answer: the URL waits for the end.
 */
export const createPlaces = ({ url, first, send }: Options): Places => {
  let here: Destination | null = null;
  let landed = false;
  let underway = 0;
  let movedMeanwhile = false;

  const follow = (entry: 'push' | 'replace') => {
    if (here) url?.write(here, entry);
  };

  const command = async (place: Destination, arrived: () => void): Promise<CommandAnswer> => {
    underway += 1;
    movedMeanwhile = false;
    const answer = await send(place);
    underway -= 1;
    if (underway > 0) return answer;
    if (answer.ok) arrived();
    if (movedMeanwhile || !answer.ok) follow('replace');
    return answer;
  };

  const back = () => {
    const place = url?.read();
    if (landed && place && (underway > 0 || !isSamePlace(place, here))) void command(place, () => undefined);
  };

  const stop = url?.listen(back);

  return {
    initial: () => here ?? url?.read() ?? first ?? null,
    loading() {
      landed = false;
    },
    moved(to) {
      here = placeOf(to);
      movedMeanwhile = true;
      const isVisit = landed && to.by === 'portal' && !to.replace;
      landed = true;
      if (underway === 0) follow(isVisit ? 'push' : 'replace');
    },
    visit: (place) => command(place, () => url?.write(place, 'push')),
    stop: () => stop?.(),
  };
};
