package server;

/** Stub. */
public class CashShop {
    public static final int NX_CREDIT = 1;

    private int nxCredit;

    public int getCash(int type) {
        return type == NX_CREDIT ? nxCredit : 0;
    }

    public void gainCash(int type, int cash) {
        if (type == NX_CREDIT) nxCredit += cash;
    }

    public boolean isOpened() {
        return false;
    }
}
