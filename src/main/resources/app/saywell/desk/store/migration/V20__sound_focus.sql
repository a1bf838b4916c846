-- The sounds that count now for a class, in ARPAbet with spaces between. Null: all.
ALTER TABLE school_class ADD COLUMN sound_focus TEXT;
