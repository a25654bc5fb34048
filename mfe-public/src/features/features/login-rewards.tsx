import { useTexts } from '@portico/i18n';
import { Window } from '@portico/ui';
import type { LoginProgram } from './features.queries';
import { RewardCalendar } from './reward-calendar';
import { RewardCountdown } from './reward-countdown';
import { useRewardDay } from './use-reward-day';
import { WeeklyBonus } from './weekly-bonus';
import styles from './login-rewards.module.css';

/** The gifts of the fourteen days, and what comes on top of them. */
export function LoginRewards({ login, numbers }: { login: LoginProgram; numbers: Record<string, string> }) {
  const t = useTexts('mfe-public');
  const { day, weekday } = useRewardDay(login.anchorDay);
  return (
    <div id="login-rewards" className={styles.anchor}>
      <Window title={t('features.login.title')} icon="chest">
        <div className={styles.head}>
          <p className={styles.lead}>{t('features.login.lead')}</p>
          <RewardCountdown />
        </div>
        <RewardCalendar rewards={login.rewards} today={day} />
        <WeeklyBonus login={login} numbers={numbers} weekday={weekday} />
      </Window>
    </div>
  );
}
