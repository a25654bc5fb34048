import { type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { getDataSourceToken, getRepositoryToken } from '@nestjs/typeorm';
import { forEachEngine } from '@portico/testing-api';
import { type DataSource, Entity, PrimaryColumn, type Repository } from 'typeorm';
import { createEmptyDatabase, type EmptyDatabase } from '../../../test/harness/prepared-database.js';
import { testConfig } from '../../../test/harness/test-config.js';
import { PorticoConfigModule } from '../config/index.js';
import { Database } from './database.js';
import { PersistenceModule } from './persistence.module.js';
import { UnitOfWork } from './unit-of-work.js';

@Entity({ name: 'portal_note' })
class NoteEntity {
  @PrimaryColumn({ type: 'int' }) id: number;
}

forEachEngine('what is injected of the database', (engine) => {
  let empty: EmptyDatabase;
  let app: INestApplicationContext;
  let notes: Repository<NoteEntity>;

  beforeEach(async () => {
    empty = await createEmptyDatabase(engine);
    const imports = [
      PorticoConfigModule.forRoot(testConfig(empty)),
      PersistenceModule.forRoot({ entities: [NoteEntity], migrations: [] }),
    ];
    app = await NestFactory.createApplicationContext(
      { module: class TestModule {}, imports },
      { logger: false },
    );
    notes = app.get(getRepositoryToken(NoteEntity), { strict: false });
  });

  afterEach(async () => {
    await app.close();
    await empty.remove();
  });

  const count = async () => notes.count();
  const write = (statement: string) => app.get(UnitOfWork).run((manager) => manager.query(statement));
  const open = () =>
    app.get(Database).open(async () => {
      await write('CREATE TABLE portal_note (id INTEGER PRIMARY KEY)');
    });

  test('is refused until the database was opened, and reads from then on', async () => {
    await expect(count()).rejects.toMatchObject({ code: 'database.unavailable' });
    await open();
    expect(await count()).toBe(0);
  });

  test('cannot write, as only a unit of work does', async () => {
    await open();
    await expect(notes.insert({ id: 1 })).rejects.toThrow(/read.?only/i);
    await expect(notes.query('DELETE FROM portal_note')).rejects.toThrow(/read.?only/i);
    await write('INSERT INTO portal_note VALUES (1)');
    expect(await notes.find()).toEqual([{ id: 1 }]);
  });

  test('is closed with the application, and refused from then on', async () => {
    await open();
    const sources: DataSource[] = [app.get(getDataSourceToken()), app.get(getDataSourceToken('writer'))];
    expect(sources.map(({ isInitialized }) => isInitialized)).toEqual([true, true]);
    await app.close();
    expect(sources.map(({ isInitialized }) => isInitialized)).toEqual([false, false]);
    await expect(count()).rejects.toMatchObject({ code: 'database.unavailable' });
  });
});
