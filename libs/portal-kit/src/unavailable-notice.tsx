import type { GameFeature } from '@portico/domain';
import { Notice } from '@portico/ui';
import { kitText, type KitTextKey } from './kit-texts';
import { usePortal } from './portal-context';

/** Features that a page says of that they are missing; others have a message of their own. */
export type NoticedFeature = Extract<
  GameFeature,
  'guilds' | 'monsterBook' | 'wornItems' | 'monsterDrops' | 'globalDrops' | 'reactorDrops'
>;

export interface UnavailableNoticeProps {
  of: readonly NoticedFeature[];
  className?: string;
}

/** Says which of these a page leaves out because the game server's database lacks what they need; nothing where it is whole. */
export function UnavailableNotice({ of: wanted, className }: UnavailableNoticeProps) {
  const { unavailable } = usePortal();
  const missing = wanted.filter((feature) => unavailable.includes(feature));
  if (missing.length === 0) return null;
  return (
    <Notice title={kitText('kit.unavailable.title')} className={className}>
      {missing.map((feature) => (
        <p key={feature}>{kitText(`kit.unavailable.${feature}` satisfies KitTextKey)}</p>
      ))}
    </Notice>
  );
}
