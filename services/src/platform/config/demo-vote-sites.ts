import type { VoteSiteSettings } from './voting-settings.js';

/** Listing sites of the demo world. Each has a page of its own at the portal, and calls back as a real one does. */
export function demoVoteSites(origin: string): VoteSiteSettings[] {
  const site = (id: string, name: string, coolDownHours: number): VoteSiteSettings => ({
    id,
    name,
    kind: 'signed',
    url: `${origin}/demo/vote/${id}?name={token}`,
    addresses: [],
    coolDownMinutes: coolDownHours * 60,
    votePoints: 1,
  });
  return [
    site('lantern', 'Lantern Toplist', 24),
    site('harbor', 'Harbor 100', 12),
    site('starlist', 'Starlist', 12),
  ];
}
