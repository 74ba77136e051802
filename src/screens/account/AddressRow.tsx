import { useTranslation } from 'react-i18next';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import type { AccountAddress } from '../../domain/account/account.ts';
import { addressLine, cityLine } from '../../domain/checkout/addressTexts.ts';
import { countryName } from '../../domain/checkout/countryName.ts';
import { useCompany } from '../../state/usePortal.ts';
import { Buttons, RowItem, RowName } from './SettingsSection.tsx';

type AddressRowProps = {
  address: AccountAddress;
  isBusy: boolean;
  onDefault(): void;
  onEdit(): void;
  onRemove(): void;
};

export function AddressRow({ address, isBusy, onDefault, onEdit, onRemove }: AddressRowProps) {
  const { t, i18n } = useTranslation('settings');
  const company = useCompany().name;
  const name = addressLine(address) || cityLine(address);
  const place = [addressLine(address) && cityLine(address), countryName(address.country, i18n.language)];
  return (
    <RowItem>
      <div>
        <RowName>
          {name}
          {address.isDefault && <Badge $tone="brand">{t('addresses.default')}</Badge>}
        </RowName>
        <SmallText>{place.filter(Boolean).join(' · ')}</SmallText>
        {!address.isOwn && <SmallText>{t('addresses.ofCompany', { company })}</SmallText>}
      </div>
      <Buttons>
        {!address.isDefault && (
          <Button
            variant="quiet"
            loading={isBusy}
            aria-label={t('addresses.makeDefaultOf', { address: name })}
            onClick={onDefault}
          >
            {t('addresses.makeDefault')}
          </Button>
        )}
        {address.isOwn && (
          <>
            <Button variant="quiet" aria-label={t('addresses.editOf', { address: name })} onClick={onEdit}>
              {t('addresses.edit')}
            </Button>
            <Button
              variant="quiet"
              aria-label={t('addresses.removeOf', { address: name })}
              onClick={onRemove}
            >
              {t('addresses.remove')}
            </Button>
          </>
        )}
      </Buttons>
    </RowItem>
  );
}
