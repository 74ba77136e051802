import type { Destination, ParentDestination, PortalEvents } from '../bridge/contract.ts';
import { destinationToUrl, isSameDestination } from './destinationText.ts';
import type { CommandAnswer, UrlAdapter } from './options.ts';

export type NavigationSync = {
  /** Where the portal should start: its last screen, the URL's, or the parent's initial one. */
  initial(): Destination | undefined;
  /** Where the portal starts in any case: the result of a payment, or what it is opened for. */
  showFirst(place: Destination | null): void;
  onLoading(): void;
  onNavigation(event: PortalEvents['navigation']): void;
  navigate(destination: Destination): Promise<CommandAnswer>;
  continueUrl(src: string): string;
  stop: (() => void) | undefined;
};

type Options = {
  url: UrlAdapter | undefined;
  initial(): Destination | undefined;
  send(destination: ParentDestination): Promise<CommandAnswer>;
};

const toDestination = ({ target, path }: PortalEvents['navigation']): Destination =>
  target ?? { to: 'path', path };

/**
 * The parent owns the history: a navigation inside adds one entry to it; Back and Forward navigate the
 * portal to the URL's screen and don't write the URL. While a command runs, the portal's events may be older than the
 * command, so the URL is updated at its end.
 */
export const createNavigationSync = ({ url, initial, send }: Options): NavigationSync => {
  let current: Destination | null = null;
  let currentPath: string | null = null;
  let hasArrived = false;
  let runningCommands = 0;
  let hasNavigatedMeanwhile = false;

  const writeUrl = (mode: 'push' | 'replace') => {
    if (current) url?.write(current, mode);
  };

  const runCommand = async (
    destination: ParentDestination,
    onSuccess: () => void,
  ): Promise<CommandAnswer> => {
    runningCommands += 1;
    hasNavigatedMeanwhile = false;
    const result = await send(destination);
    runningCommands -= 1;
    if (runningCommands > 0) return result;
    if (result.ok) onSuccess();
    if (hasNavigatedMeanwhile || !result.ok) writeUrl('replace');
    return result;
  };

  const onUrlChange = () => {
    const destination = url?.read();
    if (hasArrived && destination && (runningCommands > 0 || !isSameDestination(destination, current)))
      void runCommand({ ...destination, isReturn: true }, () => undefined);
  };

  const stop = url?.listen(onUrlChange);

  const first = () => current ?? url?.read() ?? initial();

  return {
    initial: first,
    showFirst(place) {
      current = place ?? current;
    },
    onLoading() {
      hasArrived = false;
    },
    onNavigation(event) {
      current = toDestination(event);
      currentPath = event.path;
      hasNavigatedMeanwhile = true;
      const isNewEntry = hasArrived && event.by === 'portal' && !event.replace;
      hasArrived = true;
      if (runningCommands === 0) writeUrl(isNewEntry ? 'push' : 'replace');
    },
    navigate: (destination) => runCommand(destination, () => url?.write(destination, 'push')),
    continueUrl: (src) => new URL(currentPath ?? destinationToUrl(first()), src).href,
    stop,
  };
};
