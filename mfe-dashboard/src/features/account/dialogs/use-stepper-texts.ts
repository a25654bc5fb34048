import { useTexts } from '@portico/i18n';
import type { StepperProps } from '@portico/ui';

/** What the buttons of an amount are called. */
export function useStepperTexts(): StepperProps['texts'] {
  const t = useTexts('mfe-dashboard');
  return { decrease: t('dialog.less'), increase: t('dialog.more'), max: t('dialog.max') };
}
