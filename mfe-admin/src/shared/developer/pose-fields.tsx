import { STANCES } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { IconButton, SelectField } from '@portico/ui';
import styles from './pose-fields.module.css';
import type { LookDraftState } from './use-look-draft';

interface PoseFieldsProps extends Pick<LookDraftState, 'stance' | 'frame' | 'change'> {
  /** How many frames the stance has; at least one. */
  frames: number;
}

/** The stance of a character, and the way through its frames. */
export function PoseFields({ stance, frame, change, frames }: PoseFieldsProps) {
  const t = useTexts('mfe-admin');
  const shown = Math.min(frame, frames - 1);
  const go = (step: 1 | -1) => change({ frame: (shown + step + frames) % frames });
  return (
    <div className={styles.root}>
      <SelectField
        label={t('developer.pose.stance')}
        value={stance}
        options={STANCES.map((value) => ({ value, text: t(`developer.pose.${value}`) }))}
        onChange={(value) => {
          const chosen = STANCES.find((one) => one === value);
          if (chosen !== undefined) change({ stance: chosen, frame: 0 });
        }}
      />
      <SelectField
        label={t('developer.pose.frame')}
        value={String(shown)}
        options={Array.from({ length: frames }, (_, index) => ({
          value: String(index),
          text: t('developer.pose.frameOf', { frame: index + 1, frames }),
        }))}
        onChange={(value) => change({ frame: Number(value) })}
      />
      <span className={styles.steps}>
        <IconButton icon="chevronStart" label={t('developer.pose.previous')} onClick={() => go(-1)} />
        <IconButton icon="chevronEnd" label={t('developer.pose.next')} onClick={() => go(1)} />
      </span>
    </div>
  );
}
