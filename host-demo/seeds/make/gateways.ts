import {
  DEFAULT_EMULATOR_ORIGIN,
  EMULATOR_MERCHANTS,
  EMULATOR_PATHS,
  emulatorGateways,
} from '../../emulator/merchants.ts';
import type { GatewaySeed } from '../types.ts';

const { authorizenet, openpay } = EMULATOR_MERCHANTS;

const publicSettingsOf = (
  alias: string,
  platform: GatewaySeed['settings']['platform'],
): GatewaySeed['publicSettings'] => {
  if (platform === 'authorizenet' && (alias === 'demo' || alias === 'wolf' || alias === 'cedar')) {
    const { loginId, clientKey } = authorizenet[alias];
    const usesScript = alias === 'wolf';
    return {
      loginId,
      clientKey,
      ...(usesScript && { acceptJs: DEFAULT_EMULATOR_ORIGIN + EMULATOR_PATHS.acceptJs }),
    };
  }
  if (platform === 'openpay' && alias === 'andina') {
    const { merchantId, publicKey } = openpay[alias];
    return { merchantId, publicKey };
  }
  return {};
};

export const gatewaysOf = (alias: string): GatewaySeed[] =>
  emulatorGateways(alias).map((settings) => ({
    settings,
    publicSettings: publicSettingsOf(alias, settings.platform),
  }));
