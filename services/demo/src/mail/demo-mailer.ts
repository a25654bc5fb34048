import { Inject, Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual, type Repository, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { BoundedQueue } from '@portico/services/platform/jobs';
import { Mailer, type Mail } from '@portico/services/platform/mail';
import { UnitOfWork, epochMsColumn, TABLE_ENGINE } from '@portico/services/platform/persistence';

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
export class DemoMailer extends Mailer {
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
