import { BalanceChanges } from '@portico/game-ui';
import { useFormat } from '@portico/portal-kit';
import { jobText } from '@portico/portal-kit/game-words';
import { useTexts } from '@portico/i18n';
import { Notice } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import type { FoundPlayer } from '../../shared/player-search/player-search.queries';
import type { PointsFields } from './points-fields';
import type { PointsNeeds } from './points-needs';
import { receiverQuery } from './points.queries';
import { useAmountText } from './use-amount-text';
import styles from './grant-preview.module.css';

interface GrantPreviewProps {
  fields: PointsFields;
  /** Undefined while none is typed that could be granted. */
  amount: number | undefined;
  needs: PointsNeeds;
  /** Undefined while the name was typed and not chosen. */
  player: FoundPlayer | undefined;
}

/** Before and after, and what has to happen in between. */
export function GrantPreview({ fields, amount, needs, player }: GrantPreviewProps) {
  const t = useTexts('mfe-admin');
  const { level } = useFormat();
  const amountText = useAmountText();
  const account = useQuery({ ...receiverQuery(player?.account_id ?? 0), enabled: player !== undefined });
  const { pointType, characterName } = fields;
  const name = characterName.trim();
  const balances = player === undefined ? undefined : account.data?.balances;
  const before = balances && (pointType === 'nx' ? balances.nxCredit : balances.votePoints);
  const isInGame = player !== undefined && account.data?.isInGame === true;
  return (
    <section className={styles.root} aria-label={t('points.preview.title')}>
      <h3 className={styles.title}>{t('points.preview.title')}</h3>
      <div>
        <p className={styles.name}>{name === '' ? '–' : <bdi>{name}</bdi>}</p>
        {player !== undefined && (
          <p className={styles.detail}>
            {level(player.level)} · {jobText(player.job)}
          </p>
        )}
      </div>
      <BalanceChanges
        changes={[
          {
            currency: pointType === 'nx' ? 'NX' : 'VP',
            before,
            after: before === undefined || amount === undefined ? undefined : before + amount,
          },
        ]}
      />
      {name === '' || amount === undefined ? (
        <p className={styles.detail}>{t('points.preview.none')}</p>
      ) : (
        <Notice tone={needs.confirmation ? 'warning' : 'info'}>
          <p>
            {needs.confirmation
              ? t('points.preview.confirm')
              : needs.isAlone
                ? t('points.preview.alone')
                : t(isInGame ? 'points.preview.inGame' : 'points.preview.delivered')}
          </p>
        </Notice>
      )}
      {needs.given > 0 && (
        <p className={styles.detail}>
          {t('points.preview.given', { amount: amountText(needs.given, pointType) })}
        </p>
      )}
    </section>
  );
}
