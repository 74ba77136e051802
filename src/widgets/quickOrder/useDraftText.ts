import { useRef, useState } from 'react';

/**
 * What is being typed into a field, until it is taken; null while nothing is. `latest` is current at once: a field that loses the focus by
 * its own Enter must not take the text twice.
 */
export const useDraftText = () => {
  const [draft, setDraft] = useState<string | null>(null);
  const ref = useRef<string | null>(null);
  return {
    draft,
    latest: () => ref.current,
    change(text: string | null) {
      ref.current = text;
      setDraft(text);
    },
  };
};
