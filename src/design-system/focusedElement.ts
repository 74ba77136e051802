/** What has the focus, in a shadow root too, whose host is the document's own active element; the body when nothing has it. */
export const focusedElement = (): Element | null => {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
};

/**
 * Calls back whenever the focus moves, in the page and beside `inside`: moves within a shadow root end at it. Returns what ends it.
 */
export const whenFocusMoves = (inside: Node | null, moved: (event: Event) => void): (() => void) => {
  const scopes = [document, inside?.getRootNode() ?? document];
  for (const scope of scopes) scope.addEventListener('focusin', moved);
  return () => {
    for (const scope of scopes) scope.removeEventListener('focusin', moved);
  };
};
