import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Like, type Repository } from 'typeorm';
import { AccountEntity, CharacterEntity, LOGIN_STATE, type OnlineCharacter } from '@portico/services/game';
import { AppError } from '@portico/services/platform/errors';
import { UnitOfWork } from '@portico/services/platform/persistence';
import { DemoServerSwitch } from './demo-server-switch.js';
import {
  isOver,
  beginVisit,
  DemoVisitEntity,
  dropVisit,
  readMemory,
  saveVisit,
  takeAccount,
  VISITOR_PASSWORD,
} from './visit-rows.js';

/**
 * Visitors of the demo world in its simulated game. The game's memory of them is in rows, so that every process of
 * the portal can log them in and out, even if the world stands still. Login and logout are one unit of work each, so
 * a process that dies leaves nothing half done.
 */
@Injectable()
export class Visitors {
  constructor(
    @InjectRepository(DemoVisitEntity) private readonly demoVisits: Repository<DemoVisitEntity>,
    @InjectRepository(AccountEntity) private readonly accounts: Repository<AccountEntity>,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
    @Inject(DemoServerSwitch) private readonly demoSwitch: DemoServerSwitch,
  ) {}

  /** Logs an account in with one of its characters. Does nothing if a visit is already running. */
  async enter(accountId: number, characterId: number, now: number): Promise<void> {
    await this.unitOfWork.run(async (manager) => {
      // Locks the account before anything is read, so that the rows cannot change afterwards.
      const isTaken = await takeAccount(manager, accountId, now);
      const character = await manager.findOneBy(CharacterEntity, { id: characterId, accountId });
      if (character === null) throw new AppError('dashboard.character_not_found');
      if (!(await this.demoSwitch.isWantedOnline(manager))) throw new AppError('game.server_offline');
      if (isTaken) return beginVisit(manager, character, now);
      // The real game also refuses players whom a crash left logged in.
      if (!(await manager.existsBy(DemoVisitEntity, { accountId })))
        throw new AppError('game.account_in_game');
    });
  }

  async logOut(accountId: number, now: number): Promise<boolean> {
    const visit = await this.visitOf(accountId);
    return visit !== null && this.unitOfWork.run((manager) => saveVisit(manager, visit, now));
  }

  /** Removes a visitor as a crash of the game would: unsaved, and its row still says that it is logged in. */
  async crash(accountId: number): Promise<boolean> {
    const visit = await this.visitOf(accountId);
    return visit !== null && this.unitOfWork.run((manager) => dropVisit(manager, visit));
  }

  async logOutOverdue(now: number): Promise<void> {
    const visits = await this.demoVisits.find();
    for (const visit of visits.filter((candidate) => isOver(candidate, now)))
      await this.unitOfWork.run((manager) => saveVisit(manager, visit, now));
  }

  /** Whether a visitor can log in to the account. No process simulates it. */
  isVisitor(accountId: number): Promise<boolean> {
    return this.accounts.existsBy({ id: accountId, password: Like(VISITOR_PASSWORD) });
  }

  count(): Promise<number> {
    return this.demoVisits.count();
  }

  async characters(): Promise<OnlineCharacter[]> {
    const visits = await this.demoVisits.find({ order: { accountId: 'ASC' } });
    return visits.map(toOnlineCharacter);
  }

  async characterOf(accountId: number): Promise<OnlineCharacter | undefined> {
    const visit = await this.visitOf(accountId);
    return visit === null ? undefined : toOnlineCharacter(visit);
  }

  /** Visitors' accounts that are logged in according to their rows, including those left by a crash. */
  async loggedInAccounts(): Promise<Set<number>> {
    const rows = await this.accounts.find({
      select: { id: true },
      where: { loginState: LOGIN_STATE.in, password: Like(VISITOR_PASSWORD) },
    });
    return new Set(rows.map(({ id }) => id));
  }

  private visitOf(accountId: number): Promise<DemoVisitEntity | null> {
    return this.demoVisits.findOneBy({ accountId });
  }
}

function toOnlineCharacter(visit: DemoVisitEntity): OnlineCharacter {
  const { accountId, characterId } = visit;
  const { name, mapId, progress } = readMemory(visit);
  return { characterId, accountId, name, level: progress.level, job: progress.job, mapId, channel: null };
}
