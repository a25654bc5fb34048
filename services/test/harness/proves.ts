import { fileURLToPath } from 'node:url';
import { EntityManager } from 'typeorm';
import { SilentLogger } from '../../src/platform/persistence/connection.js';

/** Source folders of the server and of the demo; the path below them is the group. */
const SOURCE = /\/services\/(?:demo\/)?src\/(.+)\.ts$/;

/** A statement passes through about 20 frames of TypeORM, twice as many in a unit of work. Its sources are above them. */
const MAX_FRAMES = 200;

/**
 * Declares the sources whose statements these tests prove on both databases, as paths below `src` without extension. Fails if a source
 * sends no statement, so that the list stays true. `statements-on-both.test.ts` fails for sources on no list.
 */
export function proves(...sources: readonly string[]): void {
  const silent = new Set(sources);
  let stop: () => void = () => undefined;

  beforeAll(() => {
    stop = listenToStatements((source) => {
      // Reading the stack of every statement takes a twentieth of a run, so listening ends once all sources were seen.
      if (silent.delete(source) && silent.size === 0) stop();
    });
  });

  afterAll(() => {
    stop();
    expect([...silent]).toEqual([]);
  });
}

/**
 * Reports every source on the way to a statement. TypeORM hands statements to the logger of the data source. On a server a manager's own
 * `query` loses its caller before that, so it is observed at the call.
 */
function listenToStatements(tell: (source: string) => void): () => void {
  const logQuery = Reflect.get(SilentLogger.prototype, 'logQuery');
  const query = Reflect.get(EntityManager.prototype, 'query');
  const tellAll = () => {
    for (const file of filesOnStack()) {
      const source = SOURCE.exec(file)?.[1];
      if (source !== undefined) tell(source);
    }
  };
  SilentLogger.prototype.logQuery = () => {
    tellAll();
    Reflect.apply(logQuery, undefined, []);
  };
  EntityManager.prototype.query = function (this: EntityManager, ...statement) {
    tellAll();
    return Reflect.apply(query, this, statement);
  };
  return () => {
    Reflect.set(SilentLogger.prototype, 'logQuery', logQuery);
    Reflect.set(EntityManager.prototype, 'query', query);
  };
}

/** V8 keeps the frames of async functions that await this one. */
function filesOnStack(): string[] {
  const { stackTraceLimit } = Error;
  const prepareStackTrace = Reflect.get(Error, 'prepareStackTrace');
  const at = { stack: '' };
  let files: string[] = [];
  Error.stackTraceLimit = MAX_FRAMES;
  Error.prepareStackTrace = (_, frames) => {
    files = frames.map((frame) => pathOf(frame.getFileName() ?? ''));
    return '';
  };
  try {
    Error.captureStackTrace(at);
    // V8 builds the stack when it is read.
    void at.stack;
    return files;
  } finally {
    Reflect.set(Error, 'prepareStackTrace', prepareStackTrace);
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function pathOf(file: string): string {
  return file.startsWith('file:') ? fileURLToPath(file) : file;
}
