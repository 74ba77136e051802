import { CreditCard, Package, Phone, Truck } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { keyframes, styled } from 'styled-components';
import { TextLink } from '../../design-system/TextLink.ts';
import { wide } from '../../design-system/theme/media.ts';
import type { LoginFact } from '../../domain/tenant/loginWall.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useLoginWall } from '../../state/useLoginWall.ts';
import { usePortal } from '../../state/usePortal.ts';

/** In the last row of the form's frame, which is empty until it comes. */
const Contact = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  align-items: center;
  gap: 0 8px;
  width: min(100% - 40px, 400px);
  height: 64px;
  margin: -64px auto 0;
  color: var(--wp-muted);
  font-size: 13px;

  & svg {
    display: inline-block;
    width: 15px;
    height: 15px;
    margin-inline-end: 6px;
    vertical-align: -2px;
  }

  ${wide} {
    width: 388px;
    margin-inline-start: 56px;
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

// `will-change`, here and for the pictures: else they are painted once more when they have appeared, as the page's largest paint.
const Wall = styled.div`
  display: none;
  animation: ${appear} 0.3s;
  will-change: opacity;

  ${wide} {
    position: fixed;
    inset: 0 0 0 500px;
    display: block;
    background: var(--wp-brand);
    color: var(--wp-on-brand);
  }
`;

const Contents = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  height: 100%;
  max-width: 1140px;
  margin-inline: auto;
  padding: 20px;
`;

/** As many whole rows as fit, four at most. */
const Pictures = styled.div`
  flex: 1;
  min-height: 0;
  max-height: 808px;
  display: grid;
  grid-template: repeat(auto-fill, minmax(162px, 1fr)) / repeat(2, 1fr);
  grid-auto-rows: 0;
  column-gap: 12px;
  overflow: hidden;

  @container portal (min-width: 1060px) {
    grid-template-columns: repeat(3, 1fr);
  }

  @container portal (min-width: 1200px) {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Picture = styled.span`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  margin-block-end: 12px;
  border-radius: 12px;
  background: light-dark(var(--tint), color-mix(in srgb, var(--tint) 14%, var(--wp-picture)));
  overflow: hidden;

  & > img {
    width: 100%;
    height: 100%;
    padding: 10px;
    object-fit: contain;
    opacity: 0;
    transition: opacity 0.3s;
    will-change: opacity;
  }
`;

const TINTS = ['#e4f1ee', '#edf1f7', '#fbe6e1', '#f7ecd9'];
const tintOf = (at: number) => ({ '--tint': TINTS[(at + Math.floor(at / TINTS.length)) % TINTS.length] });

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  gap: 12px;

  & > li {
    display: flex;
    align-items: center;
    gap: 10px;
    min-height: 66px;
    padding: 10px 12px;
    border-radius: 12px;
    background: var(--wp-brand-hover);
    font-size: 13px;
    line-height: 1.4;
  }

  & svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
`;

const FactTitle = styled.strong`
  display: block;
  font-size: 15px;
  font-weight: 700;
`;

const SIGNS = { products: Package, delivery: Truck, payment: CreditCard };

const fadeIn = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.opacity = '1';
};

function WallFact({ fact: { title, text, sign } }: { fact: LoginFact }) {
  const { language } = useAppearance();
  const Sign = sign && SIGNS[sign];
  return (
    <li>
      {Sign && <Sign aria-hidden />}
      <span>
        <FactTitle>{title[language]}</FactTitle>
        {text[language]}
      </span>
    </li>
  );
}

/** When the company answers its phone, and beside the form, where there is room, its products and what it says of itself. */
export function LoginWall({ hasPhone }: { hasPhone: boolean }) {
  const { company, ownsPage } = usePortal();
  const { phone } = company;
  const { language } = useAppearance();
  const wall = useLoginWall();
  return (
    <>
      {hasPhone && phone && (
        <Contact>
          <TextLink href={`tel:${phone}`}>
            <Phone aria-hidden />
            {phone}
          </TextLink>
          {wall?.hours && <span>{wall.hours[language]}</span>}
        </Contact>
      )}
      {wall && ownsPage && (
        <Wall>
          <Contents>
            <Pictures>
              {wall.pictures.map((src, at) => (
                <Picture key={src} style={tintOf(at)}>
                  <img
                    src={src}
                    alt=""
                    width={176}
                    height={161}
                    loading="lazy"
                    decoding="async"
                    onLoad={fadeIn}
                  />
                </Picture>
              ))}
            </Pictures>
            <Facts>
              {wall.facts.map((fact) => (
                <WallFact key={fact.title.en} fact={fact} />
              ))}
            </Facts>
          </Contents>
        </Wall>
      )}
    </>
  );
}
