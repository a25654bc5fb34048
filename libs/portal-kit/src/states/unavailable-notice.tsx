import type { GameFeature } from '@portico/domain';
import { Notice } from '@portico/ui';
import { kitText, type KitTextKey } from '../texts/kit-texts';
import { usePortal } from '../portal/portal-context';

/** Features whose absence pages announce here; others have messages of their own. */
export type NoticedFeature = Extract<
  GameFeature,
  'guilds' | 'monsterBook' | 'wornItems' | 'monsterDrops' | 'globalDrops' | 'reactorDrops'
>;

export interface UnavailableNoticeProps {
  of: readonly NoticedFeature[];
  className?: string;
}

/** Says which features a page leaves out because the game's database lacks their tables. Empty if none is missing. */
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
