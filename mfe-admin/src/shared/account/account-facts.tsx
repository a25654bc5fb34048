import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FactList, Link, StatRow, StatTile, Window } from '@portico/ui';
import { paths } from '../../paths';
import { useBanText } from './account-badges';
import type { AdminAccount } from './account.queries';

const ABSENT = '–';

export function AccountFacts({ account }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  const { relativeTime, serverDate: date } = useFormat();
  const banText = useBanText();
  const { ban, addressBans, email, createdAt, lastSeenAt, suspicions } = account;
  const facts = [
    { key: 'ban', value: banText(ban) },
    ...(ban === null ? [] : [{ key: 'reason', value: ban.reason ?? t('account.ban.noReason') } as const]),
    ...(ban === null || ban.at === null
      ? []
      : [
          {
            key: 'banBy',
            value: (
              <>
                <bdi>{ban.by ?? t('frame.gone')}</bdi> · {date(ban.at)}
              </>
            ),
          } as const,
        ]),
    ...(addressBans === 0
      ? []
      : [
          {
            key: 'addresses',
            value: t('account.ban.addresses', { count: addressBans }),
          } as const,
        ]),
    {
      key: 'email',
      value:
        email === null
          ? ABSENT
          : t(account.emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed', { email }),
    },
    { key: 'factor', value: t(account.hasSecondFactor ? 'account.factor.on' : 'account.factor.off') },
    { key: 'created', value: createdAt === null ? ABSENT : date(createdAt) },
    { key: 'seen', value: lastSeenAt === null ? ABSENT : relativeTime(lastSeenAt) },
    {
      key: 'findings',
      value:
        suspicions === 0 ? (
          t('account.findings.none')
        ) : (
          <Link href={paths.suspicions}>{t('account.findings.some', { count: suspicions })}</Link>
        ),
    },
  ] as const;
  return (
    <Window title={t('account.facts')} icon="user">
      <FactList facts={facts.map(({ key, value }) => ({ key, term: t(`account.fact.${key}`), value }))} />
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
