import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import { PanelStatus } from './panel-status';
import { RecoveryCodes } from './recovery-codes';
import { type FactorChange, SecondFactorPassword } from './second-factor-password';
import { SecondFactorState } from './second-factor-state';
import { useFactorsRefresh, type Factors } from './security.queries';
import { TotpSetup, type TotpSecret } from './totp-setup';
import { useStatus } from './use-status';
import styles from './security-page.module.css';

/** The step on the screen in place of the state. */
type Step =
  | { name: 'password'; change: FactorChange }
  | { name: 'setup'; totp: TotpSecret }
  | { name: 'codes'; codes: readonly string[] };

export function SecondFactor({ factors }: { factors: Factors }) {
  const [status, say] = useStatus();
  const [step, setStep] = useState<Step>();
  const leave = (text?: string) => {
    setStep(undefined);
    say(text);
  };
  return (
    <div className={styles.stack}>
      <PanelStatus status={status} />
      {step === undefined ? (
        <SecondFactorState
          factors={factors}
          onChange={(change) => {
            say(undefined);
            setStep({ name: 'password', change });
          }}
        />
      ) : (
        <SecondFactorStep step={step} onStep={setStep} onLeave={leave} />
      )}
    </div>
  );
}

interface StepProps {
  step: Step;
  onStep: (next: Step) => void;
  /** Back to the state, with what was done. */
  onLeave: (text?: string) => void;
}

function SecondFactorStep({ step, onStep, onLeave }: StepProps) {
  const t = useTexts('mfe-dashboard');
  const refresh = useFactorsRefresh();
  const showCodes = (codes: readonly string[]) => {
    onStep({ name: 'codes', codes });
    void refresh();
  };
  switch (step.name) {
    case 'password':
      return (
        <SecondFactorPassword
          change={step.change}
          onSecret={(totp) => onStep({ name: 'setup', totp })}
          onCodes={showCodes}
          onOff={async () => {
            await refresh();
            onLeave(t('security.factor.turnedOff'));
          }}
          onCancel={() => onLeave()}
        />
      );
    case 'setup':
      return <TotpSetup totp={step.totp} onDone={showCodes} onCancel={() => onLeave()} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onClose={() => onLeave(t('security.codes.kept'))} />;
  }
}
