import { Get, Global, Header, Inject, Injectable, Module } from '@nestjs/common';
import { Mailer, type Mail } from '@portico/services/platform/mail';
import { ApiOkResponse } from '@nestjs/swagger';
import { AppError } from '@portico/services/platform/errors';
import {
  CurrentClient,
  Integer,
  Limit,
  Nested,
  Permission,
  Resource,
  Summary,
  Text,
} from '@portico/services/platform/http';
import type { Client } from '@portico/services/platform/http';
import { InjectRepository } from '@nestjs/typeorm';
import { Column, Entity, Index, LessThanOrEqual, PrimaryGeneratedColumn, type Repository } from 'typeorm';
import { BoundedQueue } from '@portico/services/platform/jobs';
import { epochMsColumn, TABLE_ENGINE, UnitOfWork } from '@portico/services/platform/persistence';

/** A mail that the demo world did not send. */
@Entity({ name: 'portal_demo_mail', engine: TABLE_ENGINE })
@Index('portal_demo_mail_network', ['network', 'id'])
export class DemoMailEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'int' }) id: number;
  @epochMsColumn({ name: 'at' }) at: number;
  @Column({ name: 'network', type: 'varchar', length: 64 }) network: string;
  @Column({ name: 'recipient', type: 'varchar', length: 100 }) recipient: string;
  @Column({ name: 'subject', type: 'varchar', length: 200 }) subject: string;
  @Column({ name: 'text', type: 'text' }) text: string;
}

const KEPT = 200;
const SHOWN = 20;

/** The demo world has no mail server. It keeps mails for the visitors who caused them. */
@Injectable()
class DemoMailer extends Mailer {
  readonly isOn = true;
  private readonly queue = new BoundedQueue({ name: 'mails', atOnce: 1, maxWaiting: KEPT });

  constructor(
    @InjectRepository(DemoMailEntity) private readonly demoMails: Repository<DemoMailEntity>,
    @Inject(UnitOfWork) private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  get isBusy(): boolean {
    return this.queue.isHalfFull;
  }

  send(mail: Mail): void {
    this.queue.add(() => this.keep(mail));
  }

  settled(): Promise<void> {
    return this.queue.settled();
  }

  mailsOf(network: string): Promise<DemoMailEntity[]> {
    return this.demoMails.find({ where: { network }, order: { id: 'DESC' }, take: SHOWN });
  }

  private async keep({ to, subject, text, network }: Mail): Promise<void> {
    const at = Date.now();
    await this.unitOfWork.run(async (manager) => {
      await manager.insert(DemoMailEntity, { at, network, recipient: to, subject, text });
      const oldest = await manager.find(DemoMailEntity, {
        select: { id: true },
        order: { id: 'DESC' },
        skip: KEPT,
        take: 1,
      });
      for (const { id } of oldest) await manager.delete(DemoMailEntity, { id: LessThanOrEqual(id) });
    });
  }
}

class DemoMailDto {
  @Integer() id: number;
  @Integer('Milliseconds UTC') at: number;
  @Text() recipient: string;
  @Text() subject: string;
  @Text('Plain text, with links') text: string;
}

export class DemoMailsDto {
  @Nested(() => [DemoMailDto], 'Newest first') mails: DemoMailDto[];
}

@Resource('demo', 'demo/mails')
class DemoMailsController {
  constructor(@Inject(Mailer) private readonly mailer: Mailer) {}

  @Get()
  @Permission('public')
  @Limit('read')
  @Header('cache-control', 'private, no-store')
  @Summary("Emails that the demo world would have sent for the caller's network; 404 elsewhere")
  @ApiOkResponse({ type: DemoMailsDto })
  async list(@CurrentClient() { network }: Client): Promise<DemoMailsDto> {
    if (!(this.mailer instanceof DemoMailer)) throw new AppError('game.feature_off');
    const mails = await this.mailer.mailsOf(network);
    return {
      mails: mails.map(({ id, at, recipient, subject, text }) => ({ id, at, recipient, subject, text })),
    };
  }
}

@Global()
@Module({ providers: [{ provide: Mailer, useClass: DemoMailer }], exports: [Mailer] })
export class DemoMailModule {}

/** The call that shows the mails. With another mailer it answers 404. */
@Module({ controllers: [DemoMailsController] })
export class DemoMailsModule {}
