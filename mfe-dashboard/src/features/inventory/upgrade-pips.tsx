import { useTexts } from '@portico/i18n';
import { VisuallyHidden } from '@portico/ui';
import styles from './item-stats.module.css';
import type { UpgradeSlots } from './rolled-stats';

const KINDS = ['passed', 'failed', 'left'] as const;

/** A stone for each upgrade slot: lit for a scroll that passed, broken for one that failed, empty for what is left. */
export function UpgradePips({ slots }: { slots: UpgradeSlots }) {
  const t = useTexts('mfe-dashboard');
  const counts = { passed: slots.passed, failed: slots.failed ?? 0, left: slots.left };
  return (
    <>
      {KINDS.flatMap((kind) =>
        Array.from({ length: counts[kind] }, (_, index) => (
          <svg key={`${kind}${index}`} className={styles[kind]} viewBox="0 0 12 12" aria-hidden="true">
            <path d="M6 1l5 5-5 5-5-5z" />
            {kind === 'failed' && <path d="M4 4l4 4M8 4l-4 4" />}
          </svg>
        )),
      )}
      <VisuallyHidden>
        {t('inventory.item.scrolls', { passed: counts.passed, failed: counts.failed })}
      </VisuallyHidden>
    </>
  );
}
