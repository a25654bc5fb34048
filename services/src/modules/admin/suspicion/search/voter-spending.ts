import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { grouped } from '@portico/domain';
import { In, type Repository } from 'typeorm';
import { CharacterEntity } from '../../../../game/index.js';
import { upgradePayments } from '../../../ledger/index.js';
import { type Payment, payments } from '../../../logs/index.js';

@Injectable()
export class VoterSpending {
  constructor(@InjectRepository(CharacterEntity) private readonly characters: Repository<CharacterEntity>) {}

  /** Payments for goods, whether the portal or the game took them: the log of NX has what the ledger takes too, that of Inkwell its vote points alone. */
  async read(accountIds: readonly number[], since: number): Promise<ReadonlyMap<number, Payment[]>> {
    const { manager } = this.characters;
    const characters = await this.characters.find({
      select: { id: true },
      where: { accountId: In([...accountIds]) },
    });
    const characterIds = characters.map(({ id }) => id);
    const paid = await Promise.all([
      payments(manager, { accountIds, characterIds }, since),
      upgradePayments(manager, accountIds, since),
    ]);
    return grouped(paid.flat(), ({ accountId }) => accountId);
  }
}
