import { useTexts } from '@portico/i18n';
import { type IconName, Skeleton, Window } from '@portico/ui';
import styles from './player-page.module.css';

/** Windows that every player has, in two columns, with their number of lines. */
const COLUMNS = [
  [
    { title: 'player.ranks.title', icon: 'crown', lines: 3 },
    { title: 'player.worn.title', icon: 'chest', lines: 5 },
    { title: 'player.about.title', icon: 'user', lines: 5 },
  ],
  [
    { title: 'player.stats.title', icon: 'chart', lines: 6 },
    { title: 'player.near.title', icon: 'users', lines: 6 },
  ],
] as const satisfies readonly (readonly { title: string; icon: IconName; lines: number }[])[];

/** The page of a player while it loads: figure, name and buttons, then the windows with their titles. */
export function PlayerSkeleton() {
  const t = useTexts('mfe-public');
  return (
    <div className={styles.waiting} aria-busy="true">
      <div className={styles.head}>
        <span className={styles.figure}>
          <Skeleton shape="box" width="192px" height="192px" />
        </span>
        <div className={styles.words}>
          <Skeleton width="6rem" />
          <Skeleton shape="box" width="min(14rem, 100%)" height="2.5rem" />
          <Skeleton width="9rem" />
        </div>
        <div className={styles.ways}>
          <Skeleton shape="box" width="16rem" height="var(--control-small)" />
        </div>
      </div>
      <div className={styles.columns}>
        {COLUMNS.map((windows) => (
          <div key={windows[0].title} className={styles.column}>
            {windows.map(({ title, icon, lines }) => (
              <Window key={title} title={t(title)} icon={icon}>
                {Array.from({ length: lines }, (_, line) => (
                  <div key={line} className={styles.waitingLine}>
                    <Skeleton width="30%" />
                    <Skeleton width={`${18 + (line % 3) * 6}%`} />
                  </div>
                ))}
              </Window>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
