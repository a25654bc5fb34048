import { migration, migrationsOf } from './migrations.js';

test('a migration has its name as class and as object, so that the database records it once', () => {
  const [First, Second] = migrationsOf({
    CreateDays1780000000001: 'portal_day: day int key',
    AddNotes1780000000002: 'columns portal_day: note text null',
  });
  expect([First?.name, Second?.name]).toEqual(['CreateDays1780000000001', 'AddNotes1780000000002']);
  expect(First && new First().name).toBe('CreateDays1780000000001');
  class MoveDays1780000000003 extends migration('MoveDays1780000000003', 'portal_night: day int key') {}
  expect(new MoveDays1780000000003().name).toBe(MoveDays1780000000003.name);
});
