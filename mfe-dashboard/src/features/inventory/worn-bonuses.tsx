import { useFormat } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import type { HeldItem } from './held-item';
import { wornBonuses } from './rolled-stats';
import styles from './worn-bonuses.module.css';

export function WornBonuses({ worn }: { worn: readonly HeldItem[] }) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const bonuses = wornBonuses(worn);
  return (
    <section>
      <h3 className={styles.title}>{t('inventory.bonuses.title')}</h3>
      {bonuses.length === 0 ? (
        <p className={styles.none}>{t('inventory.bonuses.none')}</p>
      ) : (
        <dl className={styles.list}>
          {bonuses.map(({ name, value }) => (
            <div key={name} className={styles.bonus}>
              <dt>{t(`inventory.stat.${name}`)}</dt>
              <dd>
                <bdi dir="ltr">
                  {value > 0 && '+'}
                  {format.number(value)}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
