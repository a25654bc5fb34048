import { useTexts } from '@portico/i18n';
import { PasswordStep } from './password-step';
import { beginTotp, makeRecoveryCodes, turnTotpOff } from './security.queries';
import type { TotpSecret } from './totp-setup';

export type FactorChange = 'on' | 'off' | 'newCodes';

export interface SecondFactorPasswordProps {
  change: FactorChange;
  onSecret: (totp: TotpSecret) => void;
  onCodes: (codes: readonly string[]) => void;
  onOff: () => Promise<unknown>;
  onCancel: () => void;
}

export function SecondFactorPassword(props: SecondFactorPasswordProps) {
  const { change, onSecret, onCodes, onOff, onCancel } = props;
  const t = useTexts('mfe-dashboard');
  const begin = async (password: string) => {
    const [{ secret, uri }, { qrPath }] = await Promise.all([
      beginTotp(password),
      import(/* webpackChunkName: "qr-code" */ './qr-path'),
    ]);
    onSecret({ secret, qr: qrPath(uri) });
  };
  const steps = {
    on: {
      reason: t('security.factor.onReason'),
      submitText: t('security.continue'),
      onPassword: begin,
    },
    off: {
      reason: t('security.factor.offReason'),
      submitText: t('security.factor.turnOff'),
      onPassword: async (password: string) => {
        await turnTotpOff(password);
        await onOff();
      },
    },
    newCodes: {
      reason: t('security.codes.newReason'),
      submitText: t('security.codes.make'),
      onPassword: async (password: string) => onCodes((await makeRecoveryCodes(password)).recoveryCodes),
    },
  };
  return <PasswordStep {...steps[change]} onCancel={onCancel} />;
}
