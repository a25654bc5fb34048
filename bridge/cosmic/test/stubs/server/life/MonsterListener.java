package server.life;

import client.Character;

/** Stub. */
public interface MonsterListener {
    void monsterKilled(int animationTime);

    void monsterDamaged(Character from, int damage);

    void monsterHealed(int heal);
}
