import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import type { PageBlock, PageInline } from '../../domain/information/companyPage.ts';
import { isOwnPath } from '../../domain/information/safeHref.ts';

const Text = styled.div`
  display: grid;
  gap: 12px;
  max-width: 68ch;
  line-height: 1.6;
  overflow-wrap: anywhere;

  & h2:not(:first-child) {
    margin-block-start: 8px;
  }

  & :is(ul, ol) {
    display: grid;
    gap: 4px;
    margin: 0;
    padding-inline-start: 22px;
  }

  & ul {
    list-style: disc;
  }

  & ol {
    list-style: decimal;
  }
`;

function PageLink({ href, text }: Exclude<PageInline, string>) {
  if (isOwnPath(href)) {
    return (
      <TextLink as={Link} to={href}>
        {text}
      </TextLink>
    );
  }
  const leaves = /^http/i.test(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <TextLink href={href} {...leaves}>
      {text}
    </TextLink>
  );
}

/** The parts of a text never change their order, so their place is their key. */
const keyed = <Part,>(parts: readonly Part[]) => parts.map((part, place) => ({ part, key: String(place) }));

const Inlines = ({ content }: { content: readonly PageInline[] }) =>
  keyed(content).map(({ part, key }) => (
    <Fragment key={key}>{typeof part === 'string' ? part : <PageLink {...part} />}</Fragment>
  ));

function Block({ block }: { block: PageBlock }) {
  if (block.kind === 'heading') return <Heading as="h2">{block.text}</Heading>;
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Inlines content={block.content} />
      </p>
    );
  }
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {keyed(block.items).map(({ part, key }) => (
        <li key={key}>
          <Inlines content={part} />
        </li>
      ))}
    </List>
  );
}

/** A company's text: paragraphs, headings, lists and links. `lang`: its language, which may not be the reader's. */
export function PageText({ blocks, lang }: { blocks: readonly PageBlock[]; lang: string | undefined }) {
  return (
    <Text lang={lang}>
      {keyed(blocks).map(({ part, key }) => (
        <Block key={key} block={part} />
      ))}
    </Text>
  );
}
