import { classNames, Icon, VisuallyHidden } from '@portico/ui/base';
import styles from './strength-meter.module.css';

const TONES = ['weak', 'fair', 'good', 'strong'] as const;

export type StrengthWord = (typeof TONES)[number];

export interface StrengthMeterTexts {
  /** Before the word, for readers who do not see the bar: "Password strength:". */
  title: string;
  words: Record<StrengthWord, string>;
  /** After advice that is not followed, for readers who do not see its mark. */
  missing: string;
  followed: string;
}

export interface StrengthMeterProps {
  /** 0 (nothing typed yet) to 4. */
  score: number;
  /** All advice, in order. */
  advice: readonly { name: string; text: string; isFollowed: boolean }[];
  texts: StrengthMeterTexts;
}

/** Password strength as a bar, and advice in words. Nothing moves when it changes. */
export function StrengthMeter({ score, advice, texts }: StrengthMeterProps) {
  const tone = TONES[score - 1];
  return (
    <div className={styles.meter}>
      <div className={styles.top}>
        <div className={classNames(styles.bar, tone && styles[tone])} aria-hidden="true">
          {TONES.map((step, index) => (
            <span key={step} className={classNames(index < score && styles.full)} />
          ))}
        </div>
        <p className={styles.word} aria-live="polite">
          {tone && (
            <>
              <VisuallyHidden>{texts.title} </VisuallyHidden>
              {texts.words[tone]}
            </>
          )}
        </p>
      </div>
      <ul role="list" className={styles.advice}>
        {advice.map(({ name, text, isFollowed }) => (
          <li key={name} className={classNames(isFollowed && styles.followed)}>
            <Icon name={isFollowed ? 'check' : 'minus'} size={14} />
            {text}
            <VisuallyHidden>{isFollowed ? texts.followed : texts.missing}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
