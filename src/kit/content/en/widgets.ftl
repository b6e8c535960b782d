##

modal-close = Close

##

licences-title = Licences
