package portico.bridge.game;

/** Changes of balances, 0 for none. The character need not be in memory. */
public final class Change {
    public final int characterId;
    public final int nx;
    public final int vp;
    public final int meso;
    public final int hp;
    public final int mp;

    public Change(int characterId, int nx, int vp, int meso, int hp, int mp) {
        this.characterId = characterId;
        this.nx = nx;
        this.vp = vp;
        this.meso = meso;
        this.hp = hp;
        this.mp = mp;
    }

    public boolean isOfCharacter() {
        return meso != 0 || hp != 0 || mp != 0;
    }
}
