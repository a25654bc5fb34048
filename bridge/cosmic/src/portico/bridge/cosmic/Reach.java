package portico.bridge.cosmic;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Classes of the game by name. The plug is built without them, and a server without one of them reports its name. */
final class Reach {
    private static final Map<String, Method> METHODS = new ConcurrentHashMap<>();
    private static final Map<String, Field> FIELDS = new ConcurrentHashMap<>();

    private Reach() {}

    static Class<?> type(String name) {
        try {
            return Class.forName(name, true, ClassLoader.getSystemClassLoader());
        } catch (ClassNotFoundException error) {
            throw new MissingName("the game has no class " + name, error);
        }
    }

    static Object call(Object target, String name, Object... values) {
        return invoke(target, method(target.getClass(), name, values), values);
    }

    static Object callStatic(String type, String name, Object... values) {
        return invoke(null, method(type(type), name, values), values);
    }

    static int number(Object target, String name) {
        return ((Number) call(target, name)).intValue();
    }

    static boolean is(Object target, String name) {
        return (Boolean) call(target, name);
    }

    static Object field(Object target, String name) {
        return read(target, target.getClass(), name);
    }

    static Object staticField(String type, String name) {
        return read(null, type(type), name);
    }

    private static Object invoke(Object target, Method method, Object[] values) {
        try {
            return method.invoke(target, values);
        } catch (InvocationTargetException error) {
            throw new IllegalStateException("the game failed in " + method.getName(), error.getCause());
        } catch (IllegalAccessException error) {
            throw new IllegalStateException(error);
        }
    }

    private static Object read(Object target, Class<?> type, String name) {
        Field field = FIELDS.computeIfAbsent(type.getName() + '.' + name, key -> findField(type, name));
        try {
            return field.get(target);
        } catch (IllegalAccessException error) {
            throw new IllegalStateException(error);
        }
    }

    private static Field findField(Class<?> type, String name) {
        for (Class<?> one = type; one != null; one = one.getSuperclass()) {
            try {
                Field field = one.getDeclaredField(name);
                field.setAccessible(true);
                return field;
            } catch (NoSuchFieldException above) {
                continue;
            }
        }
        throw new MissingName(type.getName() + " has no field " + name, null);
    }

    private static Method method(Class<?> type, String name, Object[] values) {
        String key = type.getName() + '.' + name + '/' + values.length;
        Method known = METHODS.get(key);
        if (known != null && takes(known, values)) return known;
        Method found = findMethod(type, name, values);
        METHODS.put(key, found);
        return found;
    }

    private static Method findMethod(Class<?> type, String name, Object[] values) {
        for (Class<?> one = type; one != null; one = one.getSuperclass())
            for (Method method : one.getDeclaredMethods())
                if (!method.isBridge() && method.getName().equals(name) && takes(method, values)) {
                    method.setAccessible(true);
                    return method;
                }
        throw new MissingName(type.getName() + " has no method " + name + " of " + values.length, null);
    }

    private static boolean takes(Method method, Object[] values) {
        Class<?>[] types = method.getParameterTypes();
        if (types.length != values.length) return false;
        for (int i = 0; i < types.length; i++) if (!takes(types[i], values[i])) return false;
        return true;
    }

    private static boolean takes(Class<?> type, Object value) {
        if (type == int.class) return value instanceof Integer;
        if (type == boolean.class) return value instanceof Boolean;
        if (type == short.class) return value instanceof Short;
        // Reflection widens an int to a long.
        if (type == long.class) return value instanceof Integer || value instanceof Long;
        return !type.isPrimitive() && (value == null || type.isInstance(value));
    }
}
