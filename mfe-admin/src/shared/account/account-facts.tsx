import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { FactList, Link, StatRow, StatTile, Window } from '@portico/ui';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { useBanText } from './account-badges';
import type { AdminAccount } from './account.queries';

const ABSENT = '–';

export function AccountFacts({ account }: { account: AdminAccount }) {
  const t = useTexts('mfe-admin');
  const { relativeTime, serverDate: date } = useFormat();
  const banText = useBanText();
  const { ban, addressBans, email, createdAt, lastSeenAt, suspicions } = account;
  const fact = (key: FactName, value: ReactNode) => ({ key, term: t(`account.fact.${key}`), value });
  const emailText = account.emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed';
  const facts = [
    fact('ban', banText(ban)),
    ban && fact('reason', ban.reason ?? t('account.ban.noReason')),
    ban?.at &&
      fact(
        'banBy',
        <>
          <bdi>{ban.by ?? t('frame.gone')}</bdi> · {date(ban.at)}
        </>,
      ),
    addressBans > 0 && fact('addresses', t('account.ban.addresses', { count: addressBans })),
    fact('email', email === null ? ABSENT : t(emailText, { email })),
    fact('factor', t(account.hasSecondFactor ? 'account.factor.on' : 'account.factor.off')),
    fact('created', createdAt === null ? ABSENT : date(createdAt)),
    fact('seen', lastSeenAt === null ? ABSENT : relativeTime(lastSeenAt)),
    fact(
      'findings',
      suspicions === 0 ? (
        t('account.findings.none')
      ) : (
        <Link href={paths.suspicions}>{t('account.findings.some', { count: suspicions })}</Link>
      ),
    ),
  ];
  return (
    <Window title={t('account.facts')} icon="user">
      <FactList facts={facts.filter((one) => typeof one === 'object' && one !== null)} />
    </Window>
  );
}

type FactName =
  | 'ban'
  | 'reason'
  | 'banBy'
  | 'addresses'
  | 'email'
  | 'factor'
  | 'created'
  | 'seen'
  | 'findings';

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
