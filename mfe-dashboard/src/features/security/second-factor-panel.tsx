import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { Badge, Button, Notice, Stack } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PasswordStep } from './panel-forms';
import { RecoveryCodes, TotpSetup, type TotpSecret } from './second-factor-steps';
import styles from './security-page.module.css';
import { PanelStatus, SecurityPanel, useStatus } from './security-panel';
import {
  beginTotp,
  factorsQuery,
  makeRecoveryCodes,
  turnTotpOff,
  useFactorsRefresh,
  type Factors,
} from './security.queries';

export function SecondFactorPanel() {
  const t = useTexts('mfe-dashboard');
  return (
    <SecurityPanel
      name="factor"
      drawing="shield"
      query={useQuery(factorsQuery())}
      skeleton="4.5rem"
      stateOf={({ totp }) =>
        totp.isOn ? (
          <Badge tone="good" icon="check">
            {t('security.factor.on')}
          </Badge>
        ) : (
          <Badge icon="minus">{t('security.factor.off')}</Badge>
        )
      }
    >
      {(factors) => <SecondFactor factors={factors} />}
    </SecurityPanel>
  );
}

/** The step that is shown in place of the state. */
type Step =
  | { name: 'password'; change: FactorChange }
  | { name: 'setup'; totp: TotpSecret }
  | { name: 'codes'; codes: readonly string[] };

function SecondFactor({ factors }: { factors: Factors }) {
  const t = useTexts('mfe-dashboard');
  const refresh = useFactorsRefresh();
  const [status, say] = useStatus();
  const [step, setStep] = useState<Step>();
  const leave = (text?: string) => {
    setStep(undefined);
    say(text);
  };
  const showCodes = (codes: readonly string[]) => {
    setStep({ name: 'codes', codes });
    void refresh();
  };
  const changes = {
    on: {
      reason: t('security.factor.onReason'),
      submitText: t('security.continue'),
      onPassword: async (password: string) => {
        const [{ secret, uri }, { qrPath }] = await Promise.all([
          beginTotp(password),
          import(/* webpackChunkName: "qr-code" */ './qr-path'),
        ]);
        setStep({ name: 'setup', totp: { secret, qr: qrPath(uri) } });
      },
    },
    off: {
      reason: t('security.factor.offReason'),
      submitText: t('security.factor.turnOff'),
      onPassword: async (password: string) => {
        await turnTotpOff(password);
        await refresh();
        leave(t('security.factor.turnedOff'));
      },
    },
    newCodes: {
      reason: t('security.codes.newReason'),
      submitText: t('security.codes.make'),
      onPassword: async (password: string) => showCodes((await makeRecoveryCodes(password)).recoveryCodes),
    },
  };
  const begin = (change: FactorChange) => {
    say(undefined);
    setStep({ name: 'password', change });
  };
  return (
    <Stack gap={3}>
      <PanelStatus status={status} />
      {step === undefined && <SecondFactorState factors={factors} onChange={begin} />}
      {step?.name === 'password' && <PasswordStep {...changes[step.change]} onCancel={() => leave()} />}
      {step?.name === 'setup' && <TotpSetup totp={step.totp} onDone={showCodes} onCancel={() => leave()} />}
      {step?.name === 'codes' && (
        <RecoveryCodes codes={step.codes} onClose={() => leave(t('security.codes.kept'))} />
      )}
    </Stack>
  );
}

/** Suggests new codes if at most this many are left. */
const FEW_CODES = 3;

type FactorChange = 'on' | 'off' | 'newCodes';

interface SecondFactorStateProps {
  factors: Factors;
  onChange: (change: FactorChange) => void;
}

function SecondFactorState({ factors, onChange }: SecondFactorStateProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const { totp, recoveryCodesLeft, passkeys, canAddTotp } = factors;
  // The role requires a second factor, and no passkey replaces it.
  const isNeeded = factors.isRequired && passkeys.length === 0;
  if (!totp.isOn) {
    if (!canAddTotp) return <Notice>{t('security.factor.unavailable')}</Notice>;
    return (
      <>
        {isNeeded && <Notice tone="warning">{t('security.factor.required')}</Notice>}
        <div className={styles.buttons}>
          <Button onClick={() => onChange('on')}>{t('security.factor.turnOn')}</Button>
        </div>
      </>
    );
  }
  const left = t('security.codes.left', { count: recoveryCodesLeft });
  return (
    <>
      {totp.since !== null && (
        <p className={styles.lead}>
          {t('security.factor.since', { date: format.date(totp.since, { dateStyle: 'medium' }) })}
        </p>
      )}
      {recoveryCodesLeft <= FEW_CODES ? (
        <Notice tone="warning" title={left}>
          {t('security.codes.few')}
        </Notice>
      ) : (
        <p className={styles.lead}>{left}</p>
      )}
      {isNeeded && <p className={styles.lead}>{t('security.factor.requiredOn')}</p>}
      <div className={styles.buttons}>
        <Button onClick={() => onChange('newCodes')}>{t('security.codes.new')}</Button>
        {!isNeeded && <Button onClick={() => onChange('off')}>{t('security.factor.turnOff')}</Button>}
      </div>
    </>
  );
}
