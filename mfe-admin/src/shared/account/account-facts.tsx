import { ABSENT } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FactList, factsOf, Link, StatRow, StatTile, Window } from '@portico/ui';
import { paths } from '../../paths';
import { useBanText } from './account-badges';
import type { AdminAccount } from './account.queries';

export function AccountFacts({ account }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  const { relativeTime, serverDate: date } = useFormat();
  const banText = useBanText();
  const { ban, addressBans, email, createdAt, lastSeenAt, suspicions } = account;
  const emailText = account.emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed';
  const facts = factsOf(t, {
    'account.fact.ban': banText(ban),
    'account.fact.reason': ban && (ban.reason ?? t('account.ban.noReason')),
    'account.fact.banBy': ban !== null && ban.at !== null && (
      <>
        <bdi>{ban.by ?? t('frame.gone')}</bdi> · {date(ban.at)}
      </>
    ),
    'account.fact.addresses': addressBans > 0 && t('account.ban.addresses', { count: addressBans }),
    'account.fact.email': email === null ? ABSENT : t(emailText, { email }),
    'account.fact.factor': t(account.hasSecondFactor ? 'account.factor.on' : 'account.factor.off'),
    'account.fact.created': createdAt === null ? ABSENT : date(createdAt),
    'account.fact.seen': lastSeenAt === null ? ABSENT : relativeTime(lastSeenAt),
    'account.fact.findings':
      suspicions === 0 ? (
        t('account.findings.none')
      ) : (
        <Link href={paths.suspicions}>{t('account.findings.some', { count: suspicions })}</Link>
      ),
  });
  return (
    <Window title={t('account.facts')} icon="user">
      <FactList facts={facts} />
    </Window>
  );
}

const BALANCES = ['nxCredit', 'votePoints', 'maplePoint', 'nxPrepaid', 'meso'] as const;

export function AccountBalances({ balances }: Pick<AdminAccount, 'balances'>) {
  const t = useTexts('mfe-admin');
  const { number } = useFormat();
  return (
    <StatRow isCompact>
      {BALANCES.map((balance) => (
        <StatTile
          key={balance}
          label={t(`account.balance.${balance}`)}
          value={<bdi>{number(balances[balance])}</bdi>}
        />
      ))}
    </StatRow>
  );
}
