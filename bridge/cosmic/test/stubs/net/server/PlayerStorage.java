package net.server;

import client.Character;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Stub. */
public class PlayerStorage {
    private final Map<Integer, Character> storage = new LinkedHashMap<>();

    public void addPlayer(Character character) {
        storage.put(character.getId(), character);
    }

    public Character removePlayer(int id) {
        return storage.remove(id);
    }

    public Character getCharacterById(int id) {
        return storage.get(id);
    }

    public Collection<Character> getAllCharacters() {
        return new ArrayList<>(storage.values());
    }

    public int getSize() {
        return storage.size();
    }
}
