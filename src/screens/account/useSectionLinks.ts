import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { headingIn, isBusyIn } from '../../design-system/contents.ts';
import { focusAndShow } from '../../design-system/focusAndShow.ts';
import { useListener } from '../../design-system/useListener.ts';
import { sectionInView } from '../../domain/account/sectionInView.ts';

/** What a customer does to move the page; then it isn't moved for them. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

const HEADER_HEIGHT_PX = 60;

/** Calls back once everything in `page` has its data, unless the customer moves the page first. Returns what ends the wait. */
const whenLoaded = (page: HTMLElement, then: () => void): (() => void) => {
  const ended = new AbortController();
  const observer = new MutationObserver(() => check());
  const end = () => {
    observer.disconnect();
    ended.abort();
  };
  const check = () => {
    if (isBusyIn(page)) return;
    end();
    then();
  };
  for (const move of MOVES) document.addEventListener(move, end, { passive: true, signal: ended.signal });
  observer.observe(page, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  check();
  return end;
};

// Moves the row alone: scrollIntoView could move the page too.
const showInRow = (row: HTMLElement, link: Element | undefined): void => {
  if (!(link instanceof HTMLElement)) return;
  row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
};

type Sections<Name> = {
  names: readonly Name[];
  links: RefObject<HTMLElement | null>;
  contents: RefObject<HTMLElement | null>;
};

const useCurrent = <Name extends string>({ names, links }: Omit<Sections<Name>, 'contents'>) => {
  const [current, setCurrent] = useState<Name | undefined>(names[0]);
  const choose = (index: number) => {
    const name = names[index];
    if (name === current) return;
    setCurrent(name);
    if (links.current) showInRow(links.current, links.current.children[index]);
  };
  return { current, choose };
};

/**
 * The links to sections: the children of `contents`, in the order of `names`. The fragment of the address leads to its section
 * once all sections have their data. `current`: the section that was chosen, until the page is scrolled; then the one being read.
 */
export const useSectionLinks = <Name extends string>({ names, links, contents }: Sections<Name>) => {
  const { hash } = useLocation();
  const { current, choose } = useCurrent({ names, links });
  // What loads moves the page too; only the customer leaves the section that was chosen.
  const isChosen = useRef(false);

  const goTo = (name: Name) => {
    const index = names.indexOf(name);
    const section = contents.current?.children[index];
    const heading = headingIn(section, 'h2');
    if (!heading) return;
    focusAndShow(heading);
    isChosen.current = true;
    choose(index);
  };
  const arrive = useEffectEvent((fragment: string) => {
    const name = names.find((each) => `#${each}` === fragment);
    if (name) goTo(name);
  });
  const release = () => {
    isChosen.current = false;
  };
  const mark = () => {
    const page = contents.current;
    if (!page || isChosen.current) return;
    const tops = [...page.children].map((child) => child.getBoundingClientRect().top);
    const { bottom } = page.getBoundingClientRect();
    choose(sectionInView({ tops, bottom, start: HEADER_HEIGHT_PX, end: window.innerHeight }));
  };

  useEffect(() => {
    const page = contents.current;
    return hash && page ? whenLoaded(page, () => arrive(hash)) : undefined;
  }, [hash, contents]);

  useListener(document, 'wheel', release, true);
  useListener(document, 'touchmove', release, true);
  useListener(document, 'pointerdown', release, true);
  useListener(document, 'keydown', release, true);
  useListener(document, 'scroll', mark, true);

  /** The address stays: in a slot it is the parent's. */
  const show = (event: MouseEvent, name: Name) => {
    event.preventDefault();
    goTo(name);
  };
  return { current, show };
};
