import { Picture, RankChange, RewardPicture, useRewardWords } from '@portico/game-ui';
import { useFormat, usePortal } from '@portico/portal-kit';
import { useTexts } from '@portico/i18n';
import { Icon, Link, LinkButton, SoftText } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import { useOwn } from '../../shared/own.queries';
import { type Waiting, waitingQuery } from './home.queries';
import styles from './own-strip.module.css';

export function OwnStrip() {
  const t = useTexts('mfe-public');
  const { config } = usePortal();
  const enabled = useOwn() !== undefined;
  const { data: waiting } = useQuery({ ...waitingQuery(), enabled });
  return (
    <div className={styles.root}>
      <Best />
      <div className={styles.today}>
        {config.voting.sites > 0 &&
          waiting &&
          (waiting.vote ? (
            <LinkButton href={paths.dashboard} variant="primary" icon="check">
              {t('home.mine.vote')}
            </LinkButton>
          ) : (
            <p>{t('home.mine.voted')}</p>
          ))}
        {waiting && (waiting.gift !== null || waiting.isGiftTaken) && <Gift gift={waiting.gift} />}
      </div>
    </div>
  );
}

function Gift({ gift }: { gift: Waiting['gift'] }) {
  const t = useTexts('mfe-public');
  const wordsOf = useRewardWords();
  return (
    <Link className={styles.gift} href={paths.rewards}>
      {gift === null ? (
        <Icon name="star" size={18} />
      ) : (
        <RewardPicture reward={gift} className={styles.picture} />
      )}
      {gift === null ? t('home.mine.gifted') : t('home.mine.gift', { gift: wordsOf(gift).phrase })}
    </Link>
  );
}

function Best() {
  const t = useTexts('mfe-public');
  const format = useFormat();
  const own = useOwn();
  if (own?.ranks === undefined) return <div />;
  const [best] = own.ranks;
  const character = own.characters.find(({ id }) => id === best?.id);
  if (best === undefined || character === undefined) return <p>{t('home.mine.first')}</p>;
  const isRanked = best.rank !== null;
  return (
    <div className={styles.best}>
      {isRanked && <Picture kind="character" id={best.id} size={48} />}
      <div>
        <SoftText>{t('home.mine.back')}</SoftText>
        <p className={styles.name}>
          {isRanked ? (
            <Link href={paths.player(best.id)}>
              <bdi>{character.name}</bdi>
            </Link>
          ) : (
            <bdi>{character.name}</bdi>
          )}{' '}
          <span className={styles.level}>{format.level(character.level)}</span>
        </p>
        <p className={styles.rank}>
          {best.rank === null
            ? t('home.mine.unranked')
            : t('home.mine.rank', { rank: format.number(best.rank) })}
          <RankChange change={best.rankChange} short="always" />
        </p>
      </div>
    </div>
  );
}
