import path from 'node:path';
import { ERROR_TEXTS } from '@portico/domain';
import { flatten, readAllTexts } from './read-texts';

/** The English texts that both specification documents spell out, their placeholders as `{}`. */
const TEXTS = [
  // navigation, home, rankings
  'Page Not Found',
  "The page you are looking for doesn't exist or has been moved.",
  'Return Home',
  'Unexpected Application Error!',
  'Welcome, {}',
  'Select Language',
  'No players found',
  'Found {} players matching “{}”',
  'No players found matching “{}”',
  'Page {} of {}',
  'Player not found or failed to load data',
  'Failed to fetch group details',
  'Group not found',
  // database
  'Search Items',
  'Search Monster Drops',
  'Search by item name or ID...',
  'Search by monster name or ID...',
  'Popular Items',
  'This monster does not drop any items',
  'This item does not drop from any monsters',
  'Select an item to view details',
  'Search by Drop Rates',
  'Browse All Items',
  'Browse All Monsters',
  'Search by map name or ID...',
  'All Maps',
  'Map Search Results',
  'Unknown Area',
  'Map visualization not available',
  'No description available',
  'No monsters found on this map',
  'No NPCs found on this map',
  'No maps found matching your search.',
  'Select a map to view details',
  'Search by quest name, NPC, or area...',
  'No quests found matching your search.',
  'Click on a quest to view details',
  '{} mesos',
  'Job {}',
  // registration, login, votes
  'Username must be at least 4 characters',
  'Username must be 12 characters or less',
  'Username must start with at least 2 letters',
  'Email is required',
  'Email is invalid',
  'Password must be at least 6 characters',
  'Passwords do not match',
  'Username is required',
  'Password is required',
  'Please enter your username',
  'Account banned: {}',
  'Violation of server rules',
  'Invalid credentials',
  'Server error, please try again',
  'You have already voted {}/{} times today. Please try again tomorrow!',
  // market, developer tools
  'Failed to load active stores. Please try again later.',
  'Failed to load store items. Please try again later.',
  'Try Again',
  'Error: {}',
  'Failed to load {}',
  'Failed to decompress data',
  // dashboard
  'Admin Access',
  'Current password is required',
  'New password is required',
  'Please confirm your new password',
  'New password must be different from current password',
  'Failed to change password',
  'Failed to load inventory',
  'No inventory data available',
  // administration
  'Please fill in all fields',
  'Amount must be a positive number',
  'Failed to add points',
  'Failed to load boss logs. You might not have admin access.',
  'Failed to load vote logs. You might not have admin access.',
  'Failed to load scrolling logs',
  'Failed to load NX credit logs',
  'Failed to load Inkwell logs',
  'Failed to load admin overview',
  'Failed to fetch SEO report',
  'Error updating drop rate',
  'Error deleting drop',
  'Please select an item',
  'Please enter a valid item ID',
];

const plain = (text: string) => text.replace(/\{\{.*?\}\}/g, '{}').replace(/[\u2066-\u2069]/g, '');

const projects = readAllTexts(path.resolve(import.meta.dirname, '../../../..'));
const written = new Set(
  [
    ...[...projects.values()].flatMap(({ en = {} }) => [...flatten(en).values()]),
    ...Object.values(ERROR_TEXTS),
  ].map(plain),
);

it('the portal says what the specification spells out', () => {
  expect(TEXTS.filter((text) => !written.has(text))).toEqual([]);
});
