# Lines that were tried from moments of a game.

title = Lines
hint = Both sides are played from this moment. The game itself stays as it is, and the line is kept with it.
none = No line has been tried yet.
moment = { $where } (step { $step })
# A list of lines that branch off after a step.
instead = Instead
full = The lines of a game may have { $most } steps in all. Delete some first.

## While a line is tried.

trying = Exploring
# The learnt value of the position: a figure with a sign, and how far it may be wrong.
expected = Expected result: { $figure } ± { $error } (an estimate; higher is better for the Soviets).
general = The { $level } would now:
thinking = The { $level } is thinking …
justEnd = The { $level } would do nothing more and end the phase.
failed = The { $level } gave no answer. Undo and redo the step to ask again.
more =
    { $actions ->
        [one] And one more action.
       *[other] And { $actions } more actions.
    }
playIt = Play it
dice = The next dice
rolled = Next dice: random. Or choose:
chosen = The next dice show: { $dice }
face = { $face } next
roll = Roll instead

## What is written and drawn at a moment.

text = Comment on this moment
mark = Mark places
arrow = Draw arrows
clear = Clear the map
pressToDraw =
    { $kind ->
        [mark] Select a place on the map to mark it, or a marked one to clear it. The button or Esc ends this.
       *[arrow] Select where an arrow begins, then where it ends. Draw it again to remove it. The button or Esc ends this.
    }
marked = Marked: { $places }
arrows = Arrows: { $arrows }
delete =
    { $kind ->
        [step] Delete this step and what follows
       *[moment] Delete all lines and notes of this moment
    }
promote = Make this the main line
deleted = Deleted.
undoDeletion = Undo the deletion
